export type { Remembered, RequestFacts } from '../auth/viewer.js';
export type { Access, AuditTrail, Caller, Callers } from './caller.js';
export { Executor } from './executor.js';
export { parseInput } from './input.js';
export type { TransactionHook } from './transaction-hooks.js';
export type {
  AnyUseCase,
  AuditAction,
  AuditRecord,
  CommandOptions,
  DomainEvent,
  FileResult,
  Identified,
  NodeReader,
  PrepareContext,
  Selection,
  SessionCarrier,
  UseCase,
  UseCaseContext,
} from './use-case.js';
export { everything, nodesInput, selectionOfEntries } from './use-case.js';

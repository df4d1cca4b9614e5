export type { Remembered, RequestFacts } from '../auth/viewer.js';
export type { Access, AuditTrail, Caller, Callers } from './caller.js';
export { Executor } from './executor.js';
export { parseInput } from './input.js';
export { type Identified, type NodeReader, nodesInput } from './nodes.js';
export type { TransactionHook } from './transaction-hooks.js';
export type {
  AnyUseCase,
  AuditAction,
  AuditRecord,
  CommandOptions,
  DomainEvent,
  FileResult,
  PrepareContext,
  Selection,
  SessionCarrier,
  UseCase,
  UseCaseContext,
} from './use-case.js';
export { everything, selectionOfEntries } from './use-case.js';

export type { Remembered, RequestFacts } from '../auth/request-facts.types.js';
export type { Access, AuditTrail, Caller, Callers } from './caller.types.js';
export { Executor } from './executor.service.js';
export { parseInput } from './input.validator.js';
export { type Identified, type NodeReader, nodesInput } from './nodes.inputs.js';
export { ObservedExecutor } from './observed-executor.service.js';
export { type ReadResult, Replay, replayFor } from './replay.service.js';
export type { TransactionHook } from './transaction-hooks.service.js';
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
} from './use-case.types.js';
export { everything, selectionOfEntries } from './use-case.types.js';

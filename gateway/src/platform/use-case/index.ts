export type { Remembered, RequestFacts } from '../auth/request-facts.types.js';
export {
  type Access,
  type Admission,
  type Admit,
  type Caller,
  type Confirm,
  type ConfirmAll,
  Executor,
} from './executor.service.js';
export type { AuditTrail, FollowRecords } from './followed-records.types.js';
export { parseInput } from './input.validator.js';
export { type Identified, type NodeReader, nodesInput } from './nodes.inputs.js';
export { ObservedExecutor } from './observed-executor.service.js';
export { type RanCommand, type Reread, repeatCommands, rereadFor } from './repeated-commands.service.js';
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

export type { Remembered, RequestFacts } from '../auth/request-facts.types.js';
export { type Access, type Admit, type AuditTrail, type Caller, type Confirm, Executor } from './executor.service.js';
export { parseInput } from './input.validator.js';
export { type RanCommand, type Reread, repeatCommands, rereadFor } from './repeated-commands.service.js';
export type {
  AnyUseCase,
  AuditAction,
  AuditRecord,
  CommandOptions,
  DomainEvent,
  FileResult,
  PrepareContext,
  SessionCarrier,
  UseCase,
  UseCaseContext,
} from './use-case.types.js';

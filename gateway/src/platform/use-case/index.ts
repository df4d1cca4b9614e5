export { type Access, type AuditTrail, type Caller, Executor } from './executor.service.js';
export { parseInput } from './input.validator.js';
export type {
  AnyUseCase,
  AuditAction,
  AuditRecord,
  DomainEvent,
  FileResult,
  PrepareContext,
  Remembered,
  RequestFacts,
  SessionCarrier,
  UseCase,
  UseCaseContext,
} from './use-case.types.js';

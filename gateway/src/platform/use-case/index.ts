export type {
  AuditAction,
  AuditRecord,
  DomainEvent,
  PrepareContext,
  RequestFacts,
  SessionCarrier,
  UseCaseContext,
} from './context.js';
export { type Access, type AuditTrail, type Caller, Executor } from './executor.service.js';
export { parseInput } from './input.validator.js';
export type { AnyUseCase, UseCase } from './use-case.types.js';

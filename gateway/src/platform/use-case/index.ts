export type {
  AuditAction,
  AuditRecord,
  DomainEvent,
  PrepareContext,
  RequestFacts,
  SessionCarrier,
  UseCaseContext,
} from './context.js';
export { type Access, type AuditTrail, type Caller, Executor } from './executor.js';
export { parseInput } from './parse-input.js';
export type { AnyUseCase, UseCase } from './use-case.js';

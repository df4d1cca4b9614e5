import type { DomainError } from '../errors/index.js';

/** The failure that a broken database constraint stands for, by the constraint's name. */
export type ConstraintErrors = Readonly<Record<string, () => DomainError>>;

/**
 * Turns the violation of a named constraint into the failure that it stands for; all else passes unchanged. The ORM
 * wraps the driver's errors in its own, but not those of its query builder: both carry the constraint's name.
 */
export function translateConstraint(error: unknown, constraintErrors: ConstraintErrors): unknown {
  const constraint = error instanceof Error ? (error as { constraint?: unknown }).constraint : undefined;
  return typeof constraint === 'string' ? (constraintErrors[constraint]?.() ?? error) : error;
}

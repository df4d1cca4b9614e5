import type { DomainError } from '../errors/index.js';

/** The failure of each database constraint, by the constraint's name. */
export type ConstraintErrors = Readonly<Record<string, () => DomainError>>;

/**
 * Converts a constraint violation into its failure and returns any other error unchanged. The ORM wraps some errors of
 * the driver; the wrapper has the constraint's name as well.
 */
export function translateConstraint(error: unknown, constraintErrors: ConstraintErrors): unknown {
  const constraint = error instanceof Error ? (error as { constraint?: unknown }).constraint : undefined;
  return typeof constraint === 'string' ? (constraintErrors[constraint]?.() ?? error) : error;
}

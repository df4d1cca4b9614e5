import { DomainError, type FieldMessages } from './domain.errors.js';

/** The failures that do not belong to a feature. */
export const failures = {
  invalid: (fields: FieldMessages, message = firstOf(fields)) =>
    new DomainError('invalid', 'input.invalid', message, { fields }),
  malformed: (message: string) => new DomainError('invalid', 'input.malformed', message),
  unauthenticated: () => new DomainError('unauthenticated', 'session.missing', 'Please sign in'),
  forbidden: () => new DomainError('forbidden', 'role.not-allowed', 'Your role does not allow this'),
  notFound: (thing: string) => new DomainError('not-found', 'id.unknown', `${thing} not found`),
} as const;

function firstOf(fields: FieldMessages): string {
  return Object.values(fields)[0] ?? 'The input is not valid';
}

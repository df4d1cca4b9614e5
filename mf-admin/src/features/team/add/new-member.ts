import type { Role } from '@timetrack/contracts';
import type { FieldErrors } from '../../../parts/use-change.js';

export interface NewMember {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly role: Role;
}

const labels = { email: 'Email', firstName: 'First name', lastName: 'Last name', password: 'Password' } as const;

/** What was left empty. All else is the server's to say. */
export function whatIsMissing(values: NewMember): FieldErrors {
  const missing = Object.entries(labels).filter(([name]) => values[name as keyof typeof labels].trim() === '');
  return Object.fromEntries(missing.map(([name, label]) => [name, `${label} is required`]));
}

import { managers } from '../../access/index.js';
import type { Role } from '../../platform/auth/viewer.js';
import { DomainError, failures, type Violation } from '../../platform/errors/index.js';

export const maxLeads = 50;
/** How many members one call can add. */
export const maxAddedMembers = 500;
const maxTeams = 200;

export function teamNameTaken(): DomainError {
  const message = 'A team with this name exists';
  return new DomainError('conflict', 'team.name-taken', message, { fields: { name: message } });
}

export function teamsMustBeFew(active: number): Violation {
  if (active < maxTeams) return undefined;
  const message = `An organization can have ${maxTeams} active teams. Retire one first.`;
  return new DomainError('invalid', 'team.too-many', message);
}

export function membersMustBeChangeable(mayChange: boolean): Violation {
  if (mayChange) return undefined;
  const message = 'You don’t lead this team. Ask one of its leads or an administrator.';
  return new DomainError('forbidden', 'team.not-led', message);
}

export function leadsMustBeManagers(roles: readonly Role[], field: string): Violation {
  if (roles.every(mayLead)) return undefined;
  const message = 'A lead must be a manager';
  return new DomainError('invalid', 'team.lead-not-manager', message, { fields: { [field]: message } });
}

export function mayLead(role: Role): boolean {
  return managers.includes(role);
}

export function addedPeopleMustBeActive(people: readonly { readonly status: string }[], field: string): Violation {
  if (people.every(({ status }) => status !== 'DISABLED')) return undefined;
  return failures.invalid({ [field]: 'Archived people can’t be added' });
}

export function unknownPerson(field: string): DomainError {
  const message = 'Team member not found';
  return new DomainError('not-found', 'user.unknown', message, { fields: { [field]: message } });
}

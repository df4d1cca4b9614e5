import { DomainError, type Violation } from '../../../platform/errors/index.js';

export function unknownTeam(): DomainError {
  const message = 'Team not found';
  return new DomainError('not-found', 'team.unknown', message, { fields: { teamId: message } });
}

/** A retired team keeps its timesheets and schedules, but can't be chosen for new ones. */
export function chosenTeamMustBeActive(team: { readonly retired: boolean }): Violation {
  if (!team.retired) return undefined;
  const message = 'This team is retired';
  return new DomainError('conflict', 'team.retired', message, { fields: { teamId: message } });
}

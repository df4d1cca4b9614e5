import type { Viewer } from '../../../platform/auth/viewer.js';
import { type DomainError, failures } from '../../../platform/errors/index.js';
import type { ReadTeam, TeamName } from '../../identity/index.js';

const chooseOwn = 'Choose one of your teams.';

/** A restricted manager would not reach a person who joins no team of theirs. */
export function ownTeamRequired(): DomainError {
  return failures.invalid({ teamId: chooseOwn });
}

/** Returns a function that reads the name of a team in a file, ignoring case. `teams` are those that the viewer may choose. */
export function createNameReader(
  { role, isRestricted }: Pick<Viewer, 'role' | 'isRestricted'>,
  teams: readonly TeamName[],
): (cell: string, isNew: boolean) => ReadTeam {
  const byName = new Map(teams.map(({ id, name }) => [fold(name), { id, name }]));
  const unknown = (name: string) => {
    if (isRestricted) return chooseOwn;
    return role === 'MANAGER' ? `${name} is not a team that you lead` : `${name} is not a team. Create it first.`;
  };
  return (cell, isNew) => {
    const name = cell.trim();
    if (name === '') return { team: null, problem: isRestricted && isNew ? chooseOwn : null };
    const team = byName.get(fold(name)) ?? null;
    return { team, problem: team ? null : unknown(name) };
  };
}

/** Without case, and with the spaces that are seen. */
function fold(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase().toLowerCase();
}

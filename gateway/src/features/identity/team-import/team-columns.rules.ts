import type { Role, Viewer } from '../../../platform/auth/viewer.js';
import type { ReadTeam } from '../users/team-ports.types.js';
import { findReachProblems, reachMustComeFromAnAdministrator } from '../users/user.rules.js';
import { type Reach, userReach } from '../users/user.types.js';
import type { RowError } from './team-import.types.js';

/** Two columns of a file: the team that a person joins, and the reach of a manager. */
interface TeamCells {
  readonly team: string;
  readonly reach: string;
}

interface ReadTeamCells extends Pick<ReadTeam, 'team'> {
  readonly reach: Reach | null;
  readonly errors: readonly RowError[];
}

interface Known {
  readonly viewer: Pick<Viewer, 'role'>;
  readonly readTeam: (name: string, isNew: boolean) => ReadTeam;
}

/** Of a file without teams. */
export const readNoTeam = (): ReadTeam => ({ team: null, problem: null });

export function readTeamCells(
  { viewer, readTeam }: Known,
  cells: TeamCells,
  { role, isNew }: { readonly role: Role | null; readonly isNew: boolean },
): ReadTeamCells {
  const { team, problem } = readTeam(cells.team, isNew);
  const text = cells.reach.trim().toUpperCase();
  const reach = userReach.safeParse(text).data ?? null;
  const wrongReach = text !== '' && !reach ? 'Reach must be ORGANIZATION or TEAMS' : undefined;
  const message =
    wrongReach ??
    reachMustComeFromAnAdministrator(viewer, reach)?.message ??
    (role ? findReachProblems({ role, reach })?.reach : undefined);
  return {
    team,
    reach,
    errors: [
      ...(problem ? [{ field: 'team', message: problem }] : []),
      ...(message ? [{ field: 'reach', message }] : []),
    ],
  };
}

import type { SignedInContext } from '../../../access/index.js';
import { compareNames } from '../../jobs/index.js';
import { visibilityFor } from '../team.policy.js';
import { readToday } from '../team.reads.js';
import type { TeamStay } from '../team.types.js';
import { readStaysInTeams } from './membership.queries.js';
import { rankOfStay } from './membership.rules.js';

/**
 * The active teams of a person that the viewer may see: current ones first, then coming and past ones, each by name. The
 * viewer is not a worker.
 */
export async function readStaysOfPerson(
  context: Pick<SignedInContext, 'em' | 'platform' | 'viewer'>,
  userId: string,
): Promise<TeamStay[]> {
  const { em, viewer } = context;
  const [today, stays] = await Promise.all([
    readToday(context),
    readStaysInTeams(em, userId, visibilityFor(viewer) === 'ALL' ? null : viewer.userId),
  ]);
  return stays.toSorted(
    (one, other) =>
      rankOfStay(one, today) - rankOfStay(other, today) ||
      compareNames([one.team.name, one.team.id], [other.team.name, other.team.id]) ||
      Number(one.fromDate > other.fromDate) - Number(one.fromDate < other.fromDate),
  );
}

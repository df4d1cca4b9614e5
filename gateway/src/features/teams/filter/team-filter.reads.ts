import type { SignedInContext } from '../../../access/index.js';
import { failures } from '../../../platform/errors/index.js';
import { readTeamWithPeople, type TeamWithPeople } from '../team.queries.js';
import { readerOf } from '../team.reads.js';

/**
 * A team and who belongs to it today, for a filter. Null without a filter, for which no statement runs. Fails with NOT_FOUND for a
 * team that the viewer may not see.
 */
export async function readFilteredTeam(
  context: Pick<SignedInContext, 'em' | 'platform' | 'viewer'>,
  teamId: string | null | undefined,
): Promise<TeamWithPeople | null> {
  if (!teamId) return null;
  const team = await readTeamWithPeople(context.em, await readerOf(context), teamId);
  if (!team) throw failures.notFound('Team');
  return team;
}

import type { SignedInContext } from '../../../access/index.js';
import { enforce } from '../../../platform/errors/index.js';
import { type NamedTeam, readVisibleTeam } from '../team.queries.js';
import { readerOf } from '../team.reads.js';
import { chosenTeamMustBeActive, unknownTeam } from './chosen-team.errors.js';

type Chooser = Pick<SignedInContext, 'em' | 'platform' | 'viewer'>;

/** Fails with NOT_FOUND for a team that the viewer may not see, and with CONFLICT for a retired one. */
export async function requireActiveTeam(context: Chooser, id: string): Promise<NamedTeam> {
  const team = await requireTeam(context, id);
  enforce(chosenTeamMustBeActive(team));
  return team;
}

/** Fails with NOT_FOUND for a team that the viewer may not see. A retired team is accepted. */
export async function requireTeam(context: Chooser, id: string): Promise<NamedTeam> {
  const team = await readVisibleTeam(context.em, await readerOf(context), id);
  if (!team) throw unknownTeam();
  return team;
}

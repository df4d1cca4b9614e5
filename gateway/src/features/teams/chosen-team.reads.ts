import type { SignedInContext } from '../../access/index.js';
import { chosenMustBeActive, enforce, unknownChoice } from '../../platform/errors/index.js';
import { choiceInput } from '../../platform/inputs/choice.js';
import { type NamedTeam, readVisibleTeam } from './team.queries.js';
import { readerOf } from './team.reads.js';

export const teamChoice = choiceInput('team').describe('The id of an active team that the caller sees, or null.');

type Chooser = Pick<SignedInContext, 'em' | 'platform' | 'viewer'>;

/** Fails with NOT_FOUND for a team that the viewer may not see, and with CONFLICT for a retired one. */
export async function requireActiveTeam(context: Chooser, id: string): Promise<NamedTeam> {
  const team = await requireTeam(context, id);
  enforce(chosenMustBeActive('team', team));
  return team;
}

/** Fails with NOT_FOUND for a team that the viewer may not see. A retired team is accepted. */
export async function requireTeam(context: Chooser, id: string): Promise<NamedTeam> {
  const team = await readVisibleTeam(context.em, await readerOf(context), id);
  if (!team) throw unknownChoice('team');
  return team;
}

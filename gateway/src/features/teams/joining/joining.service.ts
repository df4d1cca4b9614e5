import { chosenMustBeActive, enforce, unknownChoice } from '../../../platform/errors/index.js';
import type { TeamContext, TeamName, TeamPorts } from '../../identity/index.js';
import { readTeams, readToday } from '../team.reads.js';
import { membersMustBeChangeable } from '../team.rules.js';
import { addJoined } from './joining.queries.js';
import { createNameReader, ownTeamRequired } from './joining.rules.js';

/**
 * Fails unless the caller may add a new person to this team. It needs no lock: a person who is added at the moment in which the
 * team is retired gives no one more reach, and a command that ends the reach of the caller waits for this one.
 */
async function requireTeamToJoin(context: TeamContext, teamId: string | null): Promise<TeamName | null> {
  const { isRestricted } = context.viewer;
  const [team] = teamId === null ? [] : await readTeams(context, { ids: [teamId], withMembers: false });
  if (isRestricted && (!team || team.retired)) throw ownTeamRequired();
  if (teamId === null) return null;
  if (!team) throw unknownChoice('team');
  enforce(membersMustBeChangeable(team.canEdit), chosenMustBeActive('team', team));
  return { id: team.id, name: team.name };
}

/** Reads the names of the active teams to which the caller may add people. */
async function createTeamReader(context: TeamContext) {
  const teams = await readTeams(context, { withMembers: false });
  return createNameReader(
    context.viewer,
    teams.filter(({ canEdit }) => canEdit),
  );
}

async function joinTeam(
  { em, platform }: Pick<TeamContext, 'em' | 'platform'>,
  { id, role }: Parameters<TeamPorts['joinTeam']>[1],
  teamId: string,
) {
  const leads = role === 'MANAGER';
  const today = await readToday({ em, platform });
  const team = await addJoined(em, { userId: id, leads, teamId, today });
  return { team, ...(leads && { ledTeam: team }) };
}

export const joiningPorts = { requireTeamToJoin, createTeamReader, joinTeam };

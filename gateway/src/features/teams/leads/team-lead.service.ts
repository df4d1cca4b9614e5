import { command, type SignedInContext } from '../../../access/index.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import type { ErasePerson } from '../../../platform/ports/platform.js';
import { unchanged } from '../../audit/index.js';
import { callerLock, type TeamPorts } from '../../identity/index.js';
import { teamFilter } from '../filter/team-filter.inputs.js';
import { readFilteredTeam } from '../filter/team-filter.reads.js';
import { joiningPorts } from '../joining/joining.service.js';
import { requireActivePeople } from '../people.reads.js';
import { Team } from '../team.entity.js';
import { setTeamLeadsInput } from '../team.inputs.js';
import { lockTeamAndPeople } from '../team.queries.js';
import { readTeam } from '../team.reads.js';
import { leadsMustBeManagers, mayLead } from '../team.rules.js';
import { readOwnTeams } from './own-teams.queries.js';
import { addLeads, readLeadIds, removeLeadFromTeams, removeLeads } from './team-lead.queries.js';

/** Replaces the leads of a team. Those who stay may have been archived since. */
export const setTeamLeads = command(
  'setTeamLeads',
  setTeamLeadsInput,
  async (context, { id, userIds }) => {
    const { em, viewer, recordNothing } = context;
    await lockTeamAndPeople(em, id, [...userIds, viewer.userId]);
    const team = await em.findOne(Team, id);
    if (!team) throw failures.notFound('Team');
    const before = await readLeadIds(em, id);
    const addedUserIds = userIds.filter((userId) => !before.includes(userId));
    const removedUserIds = before.filter((userId) => !userIds.includes(userId));
    await requireLeads(context, { added: addedUserIds, field: 'userIds' });
    await removeLeads(em, id, removedUserIds);
    await addLeads(em, id, addedUserIds);
    const changes = {
      ...(addedUserIds.length > 0 && { addedUserIds }),
      ...(removedUserIds.length > 0 && { removedUserIds }),
    };
    if (Object.keys(changes).length === 0) recordNothing('the leads stay the same');
    else recordLeads(context, team, changes);
    return readTeam(context, id);
  },
  callerLock,
);

/** Fails unless these people exist, are not archived, and may lead. */
export async function requireLeads(
  { em }: Pick<SignedInContext, 'em'>,
  { added, field }: { readonly added: readonly string[]; readonly field: string },
): Promise<void> {
  const people = await requireActivePeople(em, added, field);
  enforce(
    leadsMustBeManagers(
      people.map(({ role }) => role),
      field,
    ),
  );
}

/** Someone whose new role may not lead no longer leads. The command has locked them. */
async function roleChanged(context: SignedInContext, { id, role }: Parameters<TeamPorts['roleChanged']>[1]) {
  if (mayLead(role)) return;
  for (const team of await removeLeadFromTeams(context.em, id)) recordLeads(context, team, { removedUserIds: [id] });
}

export const teamPorts: TeamPorts = { readOwnTeams, roleChanged, teamFilter, readFilteredTeam, ...joiningPorts };

/** A permanently deleted person leads no team. Their memberships stay, so that sums of the past do not change. */
export const eraseLead: ErasePerson = async (em, { organizationId, userId }) => {
  const led = await removeLeadFromTeams(em, userId, organizationId);
  return led.length > 0 ? { ledTeams: { before: led.length, after: 0 } } : {};
};

function recordLeads(
  { record }: SignedInContext,
  { id, name }: { readonly id: string; readonly name: string },
  changes: Readonly<Record<string, readonly string[]>>,
): void {
  record({
    action: 'team.leads-changed',
    subjectType: 'TEAM',
    subjectId: id,
    changes: { name: unchanged(name), ...changes },
  });
}

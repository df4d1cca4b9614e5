import { command, query, type SignedInContext } from '../../access/index.js';
import { deleteUnused } from '../../platform/database/delete-unused.js';
import { newId } from '../../platform/database/ids.js';
import { enforce, failures } from '../../platform/errors/index.js';
import { pageOfList } from '../../platform/paging/index.js';
import { type NodeReader, nodesInput, selectionOfEntries } from '../../platform/use-case/index.js';
import { compareFields } from '../audit/index.js';
import { callerLock } from '../identity/index.js';
import { compareNames, type NameAndId } from '../jobs/index.js';
import { requireActivePlace } from '../places/index.js';
import { addLeads } from './leads/team-lead.queries.js';
import { requireLeads } from './leads/team-lead.service.js';
import { addMembers } from './members/membership.queries.js';
import { requireActivePeople } from './people.reads.js';
import { Team } from './team.entity.js';
import {
  createTeamInput,
  deleteTeamInput,
  teamInput,
  teamPageInput,
  teamsInput,
  updateTeamInput,
} from './team.inputs.js';
import { countActiveTeams, lockTeamAndPeople } from './team.queries.js';
import { readTeam, readTeams, readToday } from './team.reads.js';
import { teamsMustBeFew } from './team.rules.js';
import type { TeamView } from './team.types.js';

/** A restricted manager gets the teams that they lead, and a worker those that they belong to today. */
export const teams = query('teams', teamsInput, async (context, { includeRetired }) => {
  const found = await readTeams(context, { includeRetired: includeRetired === true, withMembers: false });
  return found.toSorted((one, other) => compareNames(nameAndIdOf(one), nameAndIdOf(other)));
});

export const teamPage = query('teams', teamPageInput, async (context, { includeRetired, ...page }) => {
  const withMembers = selectionOfEntries(context.selection).wants('members');
  const found = await readTeams(context, { includeRetired: includeRetired === true, withMembers });
  return pageOfList(found, { name: 'teams', keyOf: nameAndIdOf, compare: compareNames }, page);
});

const nameAndIdOf = ({ name, id }: TeamView): NameAndId => [name, id];

export const team = query('team', teamInput, (context, { id }) => readTeam(context, id));

/** Fails with CONFLICT if an active team already has the name in any case. A database constraint checks this. */
export const createTeam = command(
  'createTeam',
  createTeamInput,
  async (context, { name, placeId = null, memberIds, leadIds }) => {
    const { em, viewer, record } = context;
    const [members, leads] = [memberIds ?? [], leadIds ?? []];
    enforce(teamsMustBeFew(await countActiveTeams(em)));
    await requireLeads(context, { added: leads, field: 'leadIds' });
    await requireActivePeople(em, members, 'memberIds');
    if (placeId) await requireActivePlace(em, placeId);
    const { id } = em.create(Team, { id: newId(), organizationId: viewer.organizationId, name, placeId });
    await em.flush();
    await addLeads(em, id, leads);
    await addMembers(em, id, members, { fromDate: await readToday(context), toDate: null });
    const changes = {
      name: { after: name },
      ...(placeId && { placeId: { after: placeId } }),
      ...(members.length > 0 && { addedUserIds: members }),
      ...(leads.length > 0 && { leadIds: leads }),
    };
    record({ action: 'team.created', subjectType: 'TEAM', subjectId: id, changes });
    return readTeam(context, id);
  },
  { locks: ({ leadIds }) => leadIds ?? [] },
);

export const updateTeam = command(
  'updateTeam',
  updateTeamInput,
  async (context, { id, name, placeId, retired }) => {
    const { em, platform, record, recordNothing } = context;
    const active = retired === false ? await countActiveTeams(em) : 0;
    const team = await lockTeam(context, id);
    if (team.retired) enforce(teamsMustBeFew(active));
    const before = pickAuditedFields(team);
    if (placeId && placeId !== before.placeId) await requireActivePlace(em, placeId);
    Object.assign(team, { name: name ?? team.name, placeId: placeId === undefined ? team.placeId : placeId });
    if (retired !== undefined && retired !== before.retired) team.retiredAt = retired ? platform.clock.now() : null;
    await em.flush();
    const changes = compareFields(before, pickAuditedFields(team));
    if (Object.keys(changes).length === 0) recordNothing('the team stays as it is');
    else record({ action: 'team.updated', subjectType: 'TEAM', subjectId: id, changes });
    return readTeam(context, id);
  },
  callerLock,
);

const pickAuditedFields = ({ name, placeId, retired }: Team) => ({ name, placeId, retired });

/** Deletes a team without members, shifts, templates and hours, past ones included. Retires any other team, and returns it. */
export const deleteTeam = command(
  'deleteTeam',
  deleteTeamInput,
  async (context, { id }): Promise<TeamView | null> => {
    const { em, platform, record, recordNothing } = context;
    const team = await lockTeam(context, id);
    const changes = { name: { before: team.name } };
    if (await deleteUnused(em, Team, id)) {
      record({ action: 'team.deleted', subjectType: 'TEAM', subjectId: id, changes });
      return null;
    }
    if (team.retired) recordNothing('the team is retired already');
    else {
      team.retiredAt = platform.clock.now();
      await em.flush();
      record({ action: 'team.retired', subjectType: 'TEAM', subjectId: id, changes });
    }
    return readTeam(context, id);
  },
  callerLock,
);

/** Locks a team and its leads, whom its retiring deprives of their reach. */
async function lockTeam({ em, viewer }: SignedInContext, id: string): Promise<Team> {
  await lockTeamAndPeople(em, id, [viewer.userId]);
  const team = await em.findOne(Team, id);
  if (!team) throw failures.notFound('Team');
  return team;
}

const teamsById = query('teams', nodesInput, (context, { ids }) =>
  readTeams(context, { ids, withMembers: context.selection.wants('members') }),
);

export const teamNodes: readonly NodeReader[] = [{ type: 'Team', useCase: teamsById }];

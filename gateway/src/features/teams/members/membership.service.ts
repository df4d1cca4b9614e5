import { command, type SignedInContext } from '../../../access/index.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import type { AuditAction } from '../../../platform/use-case/index.js';
import { unchanged } from '../../audit/index.js';
import { callerLock } from '../../identity/index.js';
import { requireActivePeople } from '../people.reads.js';
import { lockTeamAndPeople } from '../team.queries.js';
import { readTeam, readTeams, readToday } from '../team.reads.js';
import { membersMustBeChangeable } from '../team.rules.js';
import type { TeamView } from '../team.types.js';
import { addTeamMemberInput, endTeamMembershipInput, removeTeamMemberInput } from './membership.inputs.js';
import { addMembers, endStay, readStays, removeStay, removeStays } from './membership.queries.js';
import {
  findEndingStay,
  membershipMustEndAfterItsStart,
  membershipsMustNotOverlap,
  teamMustBeActive,
} from './membership.rules.js';

/** Adds a person to a team from a day, perhaps until a day. A person may be in several teams. */
export const addTeamMember = command(
  'addTeamMember',
  addTeamMemberInput,
  async (context, { id, userId, fromDate, toDate }) => {
    const { em } = context;
    const team = await lockChangeableTeam(context, id);
    const stay = { fromDate: fromDate ?? (await readToday(context)), toDate: toDate ?? null };
    enforce(membershipMustEndAfterItsStart(stay), teamMustBeActive(team.retired));
    await requireActivePeople(em, [userId], 'userId');
    enforce(membershipsMustNotOverlap(await readStays(em, id, userId), stay));
    await addMembers(em, id, [userId], stay);
    recordMember(context, team, 'team.member-added', { userId, ...stay });
    return readTeam(context, id);
  },
  callerLock,
);

/** Ends the current membership of a person, or else the next one to come. One that starts after its end is removed. */
export const endTeamMembership = command(
  'endTeamMembership',
  endTeamMembershipInput,
  async (context, { id, userId, toDate }) => {
    const { em, recordNothing } = context;
    const team = await lockChangeableTeam(context, id);
    const today = await readToday(context);
    const stays = await readStays(em, id, userId);
    const stay = findEndingStay(stays, today);
    if (!stay) throw failures.notFound('Membership');
    const end = toDate ?? today;
    if (end <= stay.fromDate) {
      await removeStay(em, { teamId: id, userId, fromDate: stay.fromDate });
      recordMember(context, team, 'team.member-removed', { userId, fromDate: { before: stay.fromDate } });
    } else if (end === stay.toDate) {
      recordNothing('the membership ends on this day already');
    } else {
      const others = stays.filter((other) => other !== stay);
      enforce(membershipsMustNotOverlap(others, { ...stay, toDate: end }));
      await endStay(em, { teamId: id, userId, fromDate: stay.fromDate }, end);
      const changes = { userId, fromDate: unchanged(stay.fromDate), toDate: { before: stay.toDate, after: end } };
      recordMember(context, team, 'team.membership-ended', changes);
    }
    return readTeam(context, id);
  },
  callerLock,
);

/** Removes every membership of a person in a team, so that its leads no longer reach them through it. */
export const removeTeamMember = command(
  'removeTeamMember',
  removeTeamMemberInput,
  async (context, { id, userId }) => {
    const { em } = context;
    const team = await lockChangeableTeam(context, id);
    if ((await removeStays(em, id, userId)) === 0) throw failures.notFound('Membership');
    recordMember(context, team, 'team.member-removed', { userId });
    return readTeam(context, id);
  },
  callerLock,
);

/** Locks a team and its leads, whose reach changes. A team that the viewer may not see is unknown. */
async function lockChangeableTeam(context: SignedInContext, id: string): Promise<TeamView> {
  await lockTeamAndPeople(context.em, id, [context.viewer.userId]);
  const [team] = await readTeams(context, { ids: [id], withMembers: false });
  if (!team) throw failures.notFound('Team');
  enforce(membersMustBeChangeable(team.canEdit));
  return team;
}

function recordMember(
  { record }: SignedInContext,
  { id, name }: TeamView,
  action: AuditAction,
  changes: Readonly<Record<string, unknown>>,
): void {
  record({ action, subjectType: 'TEAM', subjectId: id, changes: { name: unchanged(name), ...changes } });
}

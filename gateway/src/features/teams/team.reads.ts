import type { SignedInContext } from '../../access/index.js';
import { failures } from '../../platform/errors/index.js';
import { compareByName } from '../identity/index.js';
import { dayOf, readTimezone } from '../organization/index.js';
import { type MembershipRow, readMembers } from './members/membership.queries.js';
import { rankOfStay } from './members/membership.rules.js';
import { mayChangeMembers, maySeeMembers, visibilityFor } from './team.policy.js';
import { readAllTeamRows, readTeamRows, type TeamReader, type TeamRow } from './team.queries.js';
import type { Membership, TeamView } from './team.types.js';

/** Today in the organization's calendar. */
export async function readToday({ em, platform }: Pick<SignedInContext, 'em' | 'platform'>): Promise<string> {
  return dayOf(platform.clock.now(), await readTimezone(em)).date;
}

/** Who reads teams on which day, which decides what they see. */
export async function readerOf(context: Pick<SignedInContext, 'em' | 'platform' | 'viewer'>): Promise<TeamReader> {
  const { viewer } = context;
  return { userId: viewer.userId, visibility: visibilityFor(viewer), today: await readToday(context) };
}

/** Which teams are read, and whether with their members. */
interface Wanted {
  readonly ids?: Iterable<string>;
  readonly includeRetired?: boolean;
  readonly withMembers: boolean;
}

/** The teams that the viewer may see, in no particular order. */
export async function readTeams(
  context: Pick<SignedInContext, 'em' | 'platform' | 'viewer'>,
  { ids, includeRetired = false, withMembers }: Wanted,
): Promise<TeamView[]> {
  const { em, viewer } = context;
  const reader = await readerOf(context);
  const rows = await (ids ? readTeamRows(em, reader, ids) : readAllTeamRows(em, reader, includeRetired));
  if (!withMembers || !maySeeMembers(viewer)) return rows.map((row) => presentTeam(viewer, row, null));
  const members = await readMembers(
    em,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const own = members.filter(({ teamId }) => teamId === row.id);
    return presentTeam(viewer, row, presentMembers(own, reader.today));
  });
}

/** Fails with NOT_FOUND if the viewer may not see the team. */
export async function readTeam(
  context: Pick<SignedInContext, 'em' | 'platform' | 'viewer' | 'selection'>,
  id: string,
): Promise<TeamView> {
  const [team] = await readTeams(context, { ids: [id], withMembers: context.selection.wants('members') });
  if (!team) throw failures.notFound('Team');
  return team;
}

function presentTeam(
  viewer: SignedInContext['viewer'],
  { isLed, leads, memberCount, ...row }: TeamRow,
  members: TeamView['members'],
): TeamView {
  return {
    ...row,
    leads: leads.toSorted(compareByName),
    memberCount: maySeeMembers(viewer) ? memberCount : null,
    canEdit: mayChangeMembers(viewer, isLed),
    members,
  };
}

/** Current members first, then coming and past ones, each by name. */
function presentMembers(rows: readonly MembershipRow[], today: string): Membership[] {
  return rows
    .map(({ userId, firstName, lastName, fromDate, toDate }) => ({
      user: { id: userId, firstName, lastName },
      fromDate,
      toDate,
    }))
    .toSorted(
      (one, other) =>
        rankOfStay(one, today) - rankOfStay(other, today) ||
        compareByName(one.user, other.user) ||
        Number(one.fromDate > other.fromDate) - Number(one.fromDate < other.fromDate),
    );
}

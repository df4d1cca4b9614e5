import { type DateRange, datesOf } from '@timetrack/contracts/calendar';
import { z } from 'zod';
import { query, type SignedInContext } from '../../../access/index.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { instant } from '../../../platform/inputs/date.js';
import { readPayTimelines } from '../../employment/index.js';
import { compareByName, readActiveUsersAnd, readNamedUsers, readUsers, type UserView } from '../../identity/index.js';
import { dayOf, type Period, periodOfDays, type Timezone } from '../../organization/index.js';
import { readFilteredTeam, readTeamsOfPeople, type TeamName, teamFilter } from '../../teams/index.js';
import { listApprovedTimeOff } from '../../time-off/index.js';
import { readConflicts } from '../conflicts/conflict.service.js';
import { mayPlan, selectVisibleTo } from '../schedules/schedule.policy.js';
import {
  createRowPresenter,
  listAssignees,
  presentEach,
  readJobsOf,
  readPlacesOf,
  readScheduleRows,
  readTeamsOf,
  type ScheduleRow,
  selectAll,
  selectDuring,
  selectWorkedByAny,
} from '../schedules/schedule-rows.queries.js';
import { hideColleagues } from '../schedules/visible-people.service.js';
import { createWeeklyLimit, isOverLimit } from '../warnings/weekly-limit.rules.js';
import type { ScheduleBoardView } from './board.types.js';
import { countDrafts, countMinutesByPerson, type PlannedSchedule, splitByTeam, totalDay } from './day-totals.rules.js';

const maxDays = 100;
const dayMs = 24 * 3_600_000;

const bound = (label: string) =>
  instant({ missing: `${label} is required`, unreadable: `${label} must be an instant such as 2026-03-08T09:00:00Z` });

const scheduleBoardInput = checkTogether(
  z.object({
    from: bound('From').describe('The start of the range.'),
    to: bound('To').describe('The end of the range, not included.'),
    teamId: teamFilter,
  }),
  ['from', 'to'],
  ({ from, to }) => {
    if (from >= to) return { to: 'To must be after from' };
    return to.getTime() - from.getTime() <= maxDays * dayMs
      ? undefined
      : { to: `A board can cover at most ${maxDays} days` };
  },
);

/**
 * Reads the board from `from` until `to`: all active members for planners, and their own row for workers. The number of
 * statements does not depend on the number of people and shifts.
 */
export const scheduleBoard = query(
  'scheduleBoard',
  scheduleBoardInput,
  async (context, { teamId, ...period }): Promise<ScheduleBoardView> => {
    const { em, viewer, selection } = context;
    const ofTeam = (await readFilteredTeam(context, teamId))?.userIds;
    const wants = (field: string) => selection.wants(field);
    const needs = findNeeds(selection);
    const [all, timelines] = await Promise.all([
      needs.schedules
        ? readScheduleRows(em, selectAll(selectDuring(period), selectVisibleTo(viewer), selectWorkedByAny(ofTeam)))
        : [],
      needs.rules ? readPayTimelines(em, viewer.organizationId, null) : null,
    ]);
    const timezone = timelines?.organization;
    const rows = await hideColleagues(context, all);
    const [users, jobs, teams, places] = await Promise.all([
      readPeople(context, rows),
      wants('schedules.job') ? readJobsOf(em, rows) : new Map(),
      needs.teams ? readTeamsOf(em, rows) : new Map(),
      wants('schedules.place') ? readPlacesOf(em, rows) : new Map(),
    ]);
    const teamsOfPeople: ReadonlyMap<string, TeamName> =
      timezone && needs.teamsOfPeople ? await readTeamsOfPeople(em, rangeOf(period, timezone)) : new Map();
    const schedules = await presentEach(rows, createRowPresenter({ people: users, jobs, teams, places }));
    const minutes = needs.minutes ? countMinutesByPerson(schedules, period) : new Map();
    const members = users.filter((user) => isOnBoard(context, user) && (ofTeam?.includes(user.id) ?? true));
    const people = members.map((user) => {
      const plannedMinutes = minutes.get(user.id) ?? 0;
      const limit = timelines && createWeeklyLimit(timelines.of(user.id))(period);
      const team = teamsOfPeople.get(user.id) ?? null;
      return { user, plannedMinutes, over40Hours: isOverLimit(plannedMinutes, limit), team };
    });
    const totals = (shifts: readonly PlannedSchedule[]) =>
      needs.days && timezone ? totalDays({ period, timezone, users: members }, shifts) : [];
    return {
      people,
      schedules,
      days: totals(schedules),
      teams: wants('teams')
        ? splitByTeam(schedules, people).map(({ team, shifts }) => ({ team, days: totals(shifts) }))
        : [],
      timeOff: timezone && wants('timeOff') ? await listTimeOff(context, { period, timezone, users, ofTeam }) : [],
      conflicts: wants('conflicts') ? await readConflicts(context, schedules, period) : [],
      plannedMinutes: people.reduce((sum, { plannedMinutes }) => sum + plannedMinutes, 0),
      draftCount: countDrafts(schedules, period),
    };
  },
);

function findNeeds(selection: SignedInContext['selection']) {
  const wants = (...fields: readonly string[]) => fields.some((field) => selection.wants(field));
  const minutes = wants('people.plannedMinutes', 'plannedMinutes', 'people.over40Hours');
  const days = wants('days', 'teams');
  return {
    ...{ minutes, days },
    schedules: minutes || days || wants('schedules', 'draftCount', 'conflicts'),
    teams: wants('schedules.team', 'teams'),
    teamsOfPeople: wants('people.team', 'teams'),
    rules: days || wants('timeOff', 'people.over40Hours', 'people.team'),
  };
}

async function readPeople({ em, viewer }: SignedInContext, rows: readonly ScheduleRow[]): Promise<UserView[]> {
  const assignees = listAssignees(rows);
  if (!mayPlan(viewer)) return (await readUsers(em, assignees.add(viewer.userId))).toSorted(compareByName);
  const users = await readActiveUsersAnd(em, assignees);
  const known = new Set(users.map(({ id }) => id));
  const others = assignees.difference(known);
  return [...users, ...(others.size > 0 ? await readNamedUsers(em, others) : [])].toSorted(compareByName);
}

/** Planners see all active members, all others their own row. */
function isOnBoard({ viewer }: SignedInContext, { id, status, isOutOfReach }: UserView): boolean {
  return mayPlan(viewer) ? status === 'ACTIVE' && !isOutOfReach : id === viewer.userId;
}

interface DaysOfPeople {
  readonly period: Period;
  readonly timezone: Timezone;
  readonly users: readonly UserView[];
  /** The people of the filtered team. By default everyone. */
  readonly ofTeam?: readonly string[] | undefined;
}

function listTimeOff(context: SignedInContext, { period, timezone, users, ofTeam }: DaysOfPeople) {
  const known = new Map(users.map((user) => [user.id, user]));
  return listTimeOffOnBoard(context, rangeOf(period, timezone), { ofTeam, known });
}

function totalDays({ period, timezone, users }: DaysOfPeople, schedules: readonly PlannedSchedule[]) {
  const rows = new Set(users.map(({ id }) => id));
  return datesOf(rangeOf(period, timezone)).map((date) => {
    const { from, to } = periodOfDays({ startDate: date, endDate: date }, timezone);
    // The first and the last day of a period may begin before it, or end after it.
    const day = { from: maxDate(from, period.from), to: minDate(to, period.to) };
    return totalDay({ date, ...day }, schedules, rows);
  });
}

function rangeOf({ from, to }: Period, timezone: Timezone): DateRange {
  const lastInstant = new Date(to.getTime() - 1);
  return { startDate: dayOf(from, timezone).date, endDate: dayOf(lastInstant, timezone).date };
}

const maxDate = (one: Date, other: Date) => (one > other ? one : other);
const minDate = (one: Date, other: Date) => (one < other ? one : other);

type Reader = Pick<SignedInContext, 'em' | 'viewer'>;

/**
 * The time off that the schedule shows on these days: of active members, or those of a team, for planners, and their own for all
 * others.
 *
 * @param known people that the caller has read already
 */
export function listTimeOffOnBoard(
  { em, viewer }: Reader,
  { startDate, endDate }: DateRange,
  { ofTeam, known }: Pick<DaysOfPeople, 'ofTeam'> & { readonly known?: ReadonlyMap<string, UserView> } = {},
) {
  const people = mayPlan(viewer)
    ? { activeOnly: true, ...(ofTeam && { userIds: ofTeam }) }
    : { userIds: [viewer.userId] };
  return listApprovedTimeOff(em, { from: startDate, to: endDate, ...people, ...(known && { known }) });
}

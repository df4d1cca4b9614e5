import { query, type SignedInContext } from '../../../access/index.js';
import { compareByName, readActiveUsersAnd, readUsers, type UserView } from '../../identity/index.js';
import { dayOf, type Period, readTimezone } from '../../organization/index.js';
import { readConflicts } from '../conflicts/conflict.service.js';
import { mayPlan, selectVisibleTo } from '../schedules/schedule.policy.js';
import {
  createRowPresenter,
  listAssignees,
  presentEach,
  readJobsOf,
  readScheduleRows,
  type ScheduleRow,
  selectAll,
  selectDuring,
} from '../schedules/schedule-rows.queries.js';
import { isOver40Hours } from '../warnings/warning.rules.js';
import { scheduleBoardInput } from './board.inputs.js';
import { countDrafts, countMinutesByPerson } from './board.rules.js';
import type { ScheduleBoardView } from './board.types.js';
import { listTimeOffOnBoard } from './board-time-off.queries.js';

/**
 * Reads the board from `from` until `to`: all active members for planners, and their own row for workers. The number of
 * statements does not depend on the number of people and shifts.
 */
export const scheduleBoard = query(
  'scheduleBoard',
  scheduleBoardInput,
  async (context, period): Promise<ScheduleBoardView> => {
    const { em, viewer, selection } = context;
    const wants = (field: string) => selection.wants(field);
    const wantsMinutes = wants('people.plannedMinutes') || wants('people.over40Hours');
    const wantsSchedules = wants('schedules') || wants('draftCount') || wants('conflicts') || wantsMinutes;
    const [rows, timezone] = await Promise.all([
      wantsSchedules ? readScheduleRows(em, selectAll(selectDuring(period), selectVisibleTo(viewer))) : [],
      wants('timeOff') ? readTimezone(em) : null,
    ]);
    const [users, jobs] = await Promise.all([
      readPeople(context, rows),
      wants('schedules.job') ? readJobsOf(em, rows) : new Map(),
    ]);
    const schedules = await presentEach(rows, createRowPresenter(users, jobs));
    const minutes = wantsMinutes ? countMinutesByPerson(schedules, period) : new Map();
    return {
      people: users
        .filter((user) => isOnBoard(context, user))
        .map((user) => presentPerson(user, minutes.get(user.id) ?? 0)),
      schedules,
      timeOff: timezone ? await listTimeOff(context, { period, timezone, users }) : [],
      conflicts: wants('conflicts') ? await readConflicts(context, schedules, period) : [],
      draftCount: countDrafts(schedules, period),
    };
  },
);

function presentPerson(user: UserView, plannedMinutes: number): ScheduleBoardView['people'][number] {
  return { user, plannedMinutes, over40Hours: isOver40Hours(plannedMinutes) };
}

/** The people on the board and the assignees of its schedules, by name. */
async function readPeople({ em, viewer }: SignedInContext, rows: readonly ScheduleRow[]): Promise<UserView[]> {
  const assignees = listAssignees(rows);
  const users = mayPlan(viewer)
    ? await readActiveUsersAnd(em, assignees)
    : await readUsers(em, assignees.add(viewer.userId));
  return users.toSorted(compareByName);
}

/** Planners see all active members, all others their own row. */
function isOnBoard({ viewer }: SignedInContext, { id, status }: UserView): boolean {
  return mayPlan(viewer) ? status === 'ACTIVE' : id === viewer.userId;
}

interface TimeOffRequest {
  readonly period: Period;
  readonly timezone: string;
  readonly users: readonly UserView[];
}

function listTimeOff(context: SignedInContext, { period: { from, to }, timezone, users }: TimeOffRequest) {
  const lastInstant = new Date(to.getTime() - 1);
  const days = { startDate: dayOf(from, timezone).date, endDate: dayOf(lastInstant, timezone).date };
  return listTimeOffOnBoard(context, days, new Map(users.map((user) => [user.id, user])));
}

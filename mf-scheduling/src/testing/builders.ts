import type { Role } from '@timetrack/contracts';
import { addDays, datesOf, fixedTimeZone, startOfDate } from '@timetrack/screens';
import { noText } from '../features/schedule/board/shift-text.js';
import type {
  Board_BoardPersonFragment,
  Board_ConflictFragment,
  Board_DayFragment,
  Board_ScheduleFragment,
  Board_TimeOffFragment,
  Templates_TemplateFragment,
  UserStatus,
} from '../gql/graphql.js';

/** Builders of responses of the gateway. A test names only the fields that it depends on. */

type User = Board_BoardPersonFragment['user'] & { readonly status: UserStatus };

export function aUser(firstName: string, lastName: string, members: Partial<User> = {}) {
  const user: User = {
    id: `user-${firstName.toLowerCase()}`,
    firstName,
    lastName,
    role: 'WORKER',
    scheduleColor: '#3b82f6',
    status: 'ACTIVE',
    hasAccount: true,
    ...members,
  };
  return { __typename: 'User' as const, ...user };
}

export const ana = aUser('Ana', 'Pérez', { scheduleColor: '#f59e0b' });
export const ben = aUser('Ben', 'Cole', { scheduleColor: '#10b981' });
export const maria = aUser('Maria', 'Mendez', { role: 'MANAGER' satisfies Role });

export function aPerson(
  user: ReturnType<typeof aUser>,
  plannedMinutes = 0,
  over40Hours = false,
  team: { readonly __typename: 'TeamName'; readonly id: string; readonly name: string } | null = null,
) {
  return { __typename: 'BoardPerson' as const, user, plannedMinutes, over40Hours, team };
}

/** A shift of Ana's on Monday, March 2, 2026, from 9:00 to 17:00 in Denver. */
export function aSchedule(members: Partial<Board_ScheduleFragment> & { assignees?: ReturnType<typeof aUser>[] } = {}) {
  const assignees = members.assignees ?? [ana];
  const schedule: Board_ScheduleFragment = {
    id: 'schedule-1',
    title: 'Framing',
    ...noText,
    startAt: '2026-03-02T16:00:00.000Z',
    endAt: '2026-03-03T00:00:00.000Z',
    plannedBreakMinutes: 0,
    status: 'PUBLISHED',
    changedAt: null,
    locked: false,
    job: null,
    team: null,
    place: null,
    images: [],
    assignedUserIds: assignees.map(({ id }) => id),
    ...members,
    assignees,
  };
  return { __typename: 'Schedule' as const, ...schedule };
}

export function aTimeOff(user: ReturnType<typeof aUser>, members: Partial<Board_TimeOffFragment> = {}) {
  const timeOff: Board_TimeOffFragment = {
    id: 'time-off-1',
    startDate: '2026-03-04',
    endDate: '2026-03-05',
    policyName: 'Paid time off',
    user,
    ...members,
  };
  return { __typename: 'TimeOff' as const, ...timeOff, user };
}

/** The totals of Monday, March 2, 2026. */
export function aDay(members: Partial<Board_DayFragment> = {}) {
  const coverage = [
    { from: '2026-03-02T16:00:00.000Z', to: '2026-03-02T20:00:00.000Z', people: 1 },
    { from: '2026-03-02T20:00:00.000Z', to: '2026-03-03T00:00:00.000Z', people: 2 },
  ].map((step) => ({ __typename: 'CoverageStep' as const, ...step }));
  const counts = { people: 2, plannedMinutes: 960, mostAtOnce: 2, fewestAtOnce: 1 };
  const day = { date: '2026-03-02', ...counts, coverage, ...members };
  return { __typename: 'BoardDay' as const, ...day };
}

/** A shift of Ana's that overlaps another one. */
export function aConflict(members: Partial<Board_ConflictFragment> = {}) {
  const conflict: Board_ConflictFragment = {
    scheduleId: 'schedule-1',
    code: 'OVERLAP',
    userId: ana.id,
    message: 'Ana Pérez is also planned for “Roof”',
    ...members,
  };
  return { __typename: 'ScheduleConflict' as const, ...conflict };
}

interface BoardMembers {
  readonly people?: readonly ReturnType<typeof aPerson>[];
  readonly schedules?: readonly ReturnType<typeof aSchedule>[];
  readonly timeOff?: readonly ReturnType<typeof aTimeOff>[];
  readonly conflicts?: readonly ReturnType<typeof aConflict>[];
  readonly days?: readonly ReturnType<typeof aDay>[];
  readonly plannedMinutes?: number;
  readonly draftCount?: number;
}

export function aBoard({
  people,
  schedules = [],
  timeOff = [],
  conflicts = [],
  days = [],
  plannedMinutes = 0,
  draftCount,
}: BoardMembers = {}) {
  return {
    __typename: 'ScheduleBoard' as const,
    people: [...(people ?? [aPerson(ana), aPerson(ben), aPerson(maria)])],
    schedules: [...schedules],
    timeOff: [...timeOff],
    conflicts: [...conflicts],
    days: [...days],
    plannedMinutes,
    draftCount: draftCount ?? schedules.filter(({ status }) => status === 'DRAFT').length,
  };
}

export function anImage(name: string) {
  return { __typename: 'Image' as const, url: `/api/photos/${name}`, thumbnailUrl: `/api/photos/${name}/thumbnail` };
}

/** A template of shifts from 6:00 to 14:30. */
export function aTemplate(name: string, members: Partial<Templates_TemplateFragment> = {}) {
  const template: Templates_TemplateFragment = {
    id: `template-${name.toLowerCase()}`,
    name,
    title: `${name} shift`,
    startTime: '06:00',
    endTime: '14:30',
    plannedBreakMinutes: 30,
    ...{ job: null, team: null, place: null },
    ...noText,
    ...members,
  };
  return { __typename: 'ShiftTemplate' as const, ...template };
}

const denver = fixedTimeZone('America/Denver');

/** The month of a board: the first three of these shifts on each day, in Denver's standard time. */
export function aMonth(
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  { schedules = [], timeOff = [], conflicts = [] }: Pick<BoardMembers, 'schedules' | 'timeOff' | 'conflicts'> = {},
) {
  const days = datesOf({ startDate, endDate }).map((date) => {
    const [from, to] = [startOfDate(date, denver), startOfDate(addDays(date, 1), denver)];
    const ofDay = schedules
      .filter(({ startAt, endAt }) => Date.parse(startAt) < to && Date.parse(endAt) > from)
      .toSorted((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt) || (one.id < other.id ? -1 : 1));
    return { __typename: 'ScheduleDay' as const, date, count: ofDay.length, schedules: ofDay.slice(0, 3) };
  });
  return { __typename: 'ScheduleDays' as const, days, timeOff: [...timeOff], conflicts: [...conflicts] };
}

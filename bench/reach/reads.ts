import { randomUUID } from 'node:crypto';
import { documentOf } from '../cases/documents.ts';
import type { RequestParts } from '../measure/connection.ts';
import type { World } from '../seed/world.types.ts';

/** What a manager reads, or a worker does, in one go. */
export interface Read {
  /** Selects it on the command line. */
  readonly name: string;
  readonly by: 'manager' | 'worker';
  /** How many times as long it may take for a manager who reaches everyone. */
  readonly goal: number;
  /** How long it may take for a manager who reaches 50 people, in milliseconds. */
  readonly restrictedGoal?: number;
  readonly requests: readonly (Omit<RequestParts, 'cookie'> & { readonly isKeyed?: boolean })[];
}

const ofPages = { by: 'manager', goal: 1.15 } as const;
const ofSums = { by: 'manager', goal: 1.5 } as const;
const restrictedGoal = 10;

const rest = (path: string, query: Readonly<Record<string, string>> = {}) => ({
  requests: [{ path: `${path}?${new URLSearchParams(query)}` }],
});

const screen = (module: string, operation: string, variables: object = {}) => ({
  requests: [{ method: 'POST', path: '/graphql', body: { query: documentOf(module, operation), variables } } as const],
});

const punch = (operation: string, input: object) => {
  const { requests } = screen('mf-timeclock', operation, { input });
  return requests.map((request) => ({ ...request, isKeyed: true }));
};

export function readsOf({ reach: { week } }: World): readonly Read[] {
  const instantOf = (date: string) =>
    Temporal.PlainDate.from(date).toZonedDateTime('America/Denver').toInstant().toString();
  const nextSunday = Temporal.PlainDate.from(week.endDate).add({ days: 1 }).toString();
  const shifts = { from: instantOf(week.startDate), to: instantOf(nextSunday) };
  const lastWeek = Temporal.PlainDate.from(week.startDate).subtract({ days: 7 }).toString();
  const weekOf = { weekOf: lastWeek };
  const twoWeeks = {
    startDate: Temporal.PlainDate.from(lastWeek).subtract({ days: 7 }).toString(),
    endDate: Temporal.PlainDate.from(week.startDate).subtract({ days: 1 }).toString(),
  };
  return [
    { name: 'dashboard', ...ofPages, restrictedGoal, ...screen('mf-timeclock', 'Timeclock_Dashboard_LoadStats') },
    { name: 'attention', ...ofPages, ...screen('mf-timeclock', 'Timeclock_Dashboard_LoadAttention') },
    { name: 'pending', ...ofPages, ...screen('mf-timeclock', 'Timeclock_Dashboard_LoadPendingTimesheets') },
    { name: 'page', ...ofPages, restrictedGoal, ...rest('/api/timesheets', { limit: '50' }) },
    {
      name: 'review',
      ...ofPages,
      restrictedGoal,
      ...screen('mf-timeclock', 'Timeclock_Timesheets_LoadPage', { first: 50 }),
    },
    { name: 'count', ...ofPages, ...screen('mf-timeclock', 'Timeclock_Timesheets_LoadCount', { status: 'PENDING' }) },
    { name: 'week', ...ofPages, ...screen('mf-timeclock', 'Timeclock_Timesheets_LoadWeek', { ...weekOf, first: 50 }) },
    { name: 'week-totals', ...ofSums, ...screen('mf-timeclock', 'Timeclock_Timesheets_LoadWeekTotals', weekOf) },
    {
      name: 'board',
      ...ofPages,
      ...screen('mf-scheduling', 'Scheduling_Schedule_LoadBoard', { ...shifts, byTeam: false }),
    },
    { name: 'schedules', ...ofPages, ...rest('/api/schedules', { ...shifts, limit: '50' }) },
    { name: 'calendar', ...ofPages, ...screen('mf-scheduling', 'Scheduling_Calendar_Load', week) },
    { name: 'users', ...ofPages, ...rest('/api/users') },
    {
      name: 'report',
      ...ofSums,
      ...screen('mf-admin', 'Admin_Reports_LoadReport', { type: 'TIMES_BY_EMPLOYEE', ...twoWeeks }),
    },
    { name: 'matrix', ...ofSums, ...screen('mf-admin', 'Admin_Reports_LoadMatrix', twoWeeks) },
    {
      name: 'punches',
      by: 'worker',
      goal: 1.15,
      requests: [
        ...punch('Timeclock_Home_ClockIn', { location: { lat: 39.7392, lng: -104.9903 } }),
        ...punch('Timeclock_Home_ClockOut', {}),
      ],
    },
  ];
}

/** The requests of one read. Each command has a key of its own. */
export function requestsOf({ requests }: Read, cookie: string): readonly RequestParts[] {
  return requests.map(({ isKeyed, ...request }) => ({
    ...request,
    cookie,
    ...(isKeyed && { idempotencyKey: randomUUID() }),
  }));
}

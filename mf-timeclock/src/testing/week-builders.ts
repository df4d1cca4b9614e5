import type { PersonWeek } from '../features/timesheets/week/week.graphql.js';
import { aPerson } from './builders.js';

/** Builders for the gateway's responses to the review by week: November 1 to 7, 2026. */

const dates = Array.from({ length: 7 }, (_, index) => `2026-11-0${index + 1}`);
type Timesheet = PersonWeek['days'][number]['timesheets'][number];

type Continued = PersonWeek['days'][number]['continued'][number];

/** Eight hours from 9:00 AM in Denver, pending. */
export function aWeekTimesheet(id: string, date: string, members: Partial<Timesheet> = {}): Timesheet {
  const clockInAt = `${date}T16:00:00.000Z`;
  const timesheet: Timesheet = {
    id,
    version: `version-${id}`,
    clockInAt,
    clockOutAt: new Date(Date.parse(clockInAt) + 8 * 3_600_000).toISOString(),
    status: 'PENDING',
    canApprove: true,
    approvalObstacle: null,
    rejection: null,
    ...members,
  };
  return { ...timesheet, __typename: 'Timesheet' } as Timesheet;
}

/** A person with these timesheets by date, and messages about some of them by id. */
export function aPersonWeek(
  name: readonly [first: string, last: string],
  timesheets: Readonly<Record<string, Timesheet>>,
  messages: Readonly<Record<string, string>> = {},
) {
  const all = Object.values(timesheets);
  const totalMinutes = all.length * 480;
  return {
    __typename: 'TimesheetWeekPerson' as const,
    user: aPerson(...name),
    version: `week-of-${name[0]}`,
    overtimeMinutes: Math.max(0, totalMinutes - 2400),
    doubleTimeMinutes: 0,
    totalMinutes,
    timeOffMinutes: 0,
    approvable: all.filter(({ canApprove }) => canApprove).length,
    exceptional: all.filter(({ id, canApprove }) => canApprove && id in messages).length,
    days: dates.map((date) => {
      const timesheet = timesheets[date];
      const message = timesheet && messages[timesheet.id];
      return {
        __typename: 'TimesheetWeekDay' as const,
        date,
        minutes: timesheet ? 480 : 0,
        timeOffMinutes: 0,
        exceptions:
          timesheet && message
            ? [{ __typename: 'TimesheetDayException' as const, timesheetId: timesheet.id, message }]
            : [],
        timesheets: timesheet ? [timesheet] : [],
        continued: [] as Continued[],
      };
    }),
  };
}

export function aWeek(nodes: readonly ReturnType<typeof aPersonWeek>[], endCursor: string | null = null) {
  return {
    viewer: {
      __typename: 'Viewer' as const,
      timesheetWeek: {
        __typename: 'TimesheetWeek' as const,
        startDate: '2026-11-01',
        endDate: '2026-11-07',
        dates,
        people: {
          __typename: 'TimesheetWeekPersonConnection' as const,
          pageInfo: { __typename: 'PageInfo' as const, hasNextPage: endCursor !== null, endCursor },
          nodes: [...nodes],
        },
      },
    },
  };
}

export function anApproval(
  approved = 0,
  left: readonly { readonly timesheetId: string; readonly message: string }[] = [],
) {
  return {
    timesheetSelectionApprove: {
      __typename: 'TimesheetSelectionApprovePayload' as const,
      summary: {
        __typename: 'ApprovedSelection' as const,
        approved,
        left: left.map((each) => ({
          __typename: 'LeftTimesheet' as const,
          day: '2026-11-02',
          user: { __typename: 'PersonName' as const, id: 'user-wanda', firstName: 'Wanda', lastName: 'Walker' },
          ...each,
        })),
      },
    },
  };
}

/** What everyone is paid, with the same hours on each weekday. */
export function weekTotalsOf(minutesPerDay: number) {
  const days = dates.map((date, index) => ({
    __typename: 'TimesheetWeekDayTotals' as const,
    date,
    minutes: index === 0 || index === 6 ? 0 : minutesPerDay,
    timeOffMinutes: 0,
  }));
  const totals = {
    __typename: 'TimesheetWeekTotals' as const,
    ...{ days, totalMinutes: minutesPerDay * 5, overtimeMinutes: 0, timeOffMinutes: 0 },
  };
  return {
    viewer: {
      __typename: 'Viewer' as const,
      timesheetWeek: { __typename: 'TimesheetWeek' as const, totals },
    },
  };
}

export function aRejection(rejected: number) {
  return {
    timesheetSelectionReject: {
      __typename: 'TimesheetSelectionRejectPayload' as const,
      summary: { __typename: 'RejectedSelection' as const, rejected, left: [] },
    },
  };
}

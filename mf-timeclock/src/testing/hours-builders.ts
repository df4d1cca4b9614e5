import type { HoursCorrection, HoursPay, HoursTimesheet } from '../features/hours/data/hours.graphql.js';
import type { PayKind, Timeclock_Hours_LoadQualifiedOvertimeQuery } from '../gql/graphql.js';

/** Builders for the gateway's responses to a person's own hours. */

export function aPeriod(startDate: string, endDate: string, status: 'OPEN' | 'CLOSED' = 'OPEN') {
  return { __typename: 'PayPeriod' as const, startDate, endDate, status };
}

export function pagesOfPeriods(periods: readonly ReturnType<typeof aPeriod>[], hasNextPage = false) {
  return {
    viewer: {
      __typename: 'Viewer' as const,
      payPeriods: {
        __typename: 'PayPeriodConnection' as const,
        nodes: [...periods],
        pageInfo: { __typename: 'PageInfo' as const, hasNextPage },
      },
    },
  };
}

/** Tuesday, November 10, 9:00 AM to 5:30 PM in Denver with half an hour of break, pending. */
export function anOwnTimesheet(members: Partial<HoursTimesheet> = {}) {
  const timesheet: HoursTimesheet = {
    id: 'timesheet-1',
    clockInAt: '2026-11-10T16:00:00.000Z',
    clockOutAt: '2026-11-11T00:30:00.000Z',
    status: 'PENDING',
    lockedBy: null,
    breaks: [{ id: 'break-1', type: 'UNPAID', startAt: '2026-11-10T19:00:00.000Z', endAt: '2026-11-10T19:30:00.000Z' }],
    job: { id: 'job-riverside', name: 'Riverside' },
    exceptions: [],
    rejection: null,
    asksForBreaks: false,
    breakAnswer: null,
    ...members,
  };
  return { __typename: 'Timesheet' as const, ...timesheet };
}

type Line = HoursPay['lines'][number];

export function aLine(members: Partial<Line> & { readonly kind?: PayKind } = {}): Line {
  return {
    date: '2026-11-10',
    timesheetId: 'timesheet-1',
    kind: 'REGULAR',
    minutes: 480,
    explanation: 'Worked time',
    policy: null,
    adjusts: null,
    ...members,
  };
}

/** Eight hours on November 10. */
export function anOwnPay(members: Partial<HoursPay> = {}) {
  const pay: HoursPay = {
    periodStatus: 'OPEN',
    regularMinutes: 480,
    overtimeMinutes: 0,
    doubleTimeMinutes: 0,
    ptoMinutes: 0,
    mealPremiumMinutes: 0,
    restPremiumMinutes: 0,
    totalMinutes: 480,
    days: [aDay('2026-11-10', 480, [['timesheet-1', 480]])],
    lines: [aLine()],
    exceptions: [],
    contentHash: 'a'.repeat(64),
    canSignOff: false,
    needsSignOff: false,
    signOffObstacle: null,
    signOffForm: null,
    signOff: null,
    corrections: [],
    ...members,
  };
  return { __typename: 'OwnPay' as const, ...pay };
}

const noPay = { regularMinutes: 0, totalMinutes: 0, days: [], lines: [] };

export function aDay(
  date: string,
  minutes: number,
  timesheets: readonly (readonly [id: string, minutes: number])[] = [],
  timeOffMinutes = 0,
): HoursPay['days'][number] {
  const counted = timesheets.map(([timesheetId, ofTimesheet]) => ({ timesheetId, minutes: ofTimesheet }));
  return { date, minutes, timeOffMinutes, timesheets: counted };
}

export function aCorrection(members: Partial<HoursCorrection> = {}) {
  const correction: HoursCorrection = {
    id: 'correction-1',
    kind: 'CHANGE',
    status: 'PENDING',
    clockInAt: '2026-11-10T15:30:00.000Z',
    clockOutAt: '2026-11-11T00:30:00.000Z',
    reason: 'The reader was broken',
    managerNotes: null,
    overtakenReason: null,
    decidedAt: null,
    canWithdraw: true,
    decidedBy: null,
    timesheet: { id: 'timesheet-1' },
    ...members,
  };
  return { __typename: 'Correction' as const, ...correction };
}

interface OwnHours {
  readonly pay?: ReturnType<typeof anOwnPay>;
  readonly timesheets?: readonly ReturnType<typeof anOwnTimesheet>[];
  readonly corrections?: readonly ReturnType<typeof aCorrection>[];
}

export function ownHours({ pay = anOwnPay(noPay), timesheets = [], corrections = [] }: OwnHours = {}) {
  return {
    viewer: {
      __typename: 'Viewer' as const,
      myPay: { ...pay, corrections: [...corrections] },
      timesheets: { __typename: 'TimesheetConnection' as const, nodes: [...timesheets] },
    },
  };
}

type QualifiedYear = NonNullable<
  NonNullable<Timeclock_Hours_LoadQualifiedOvertimeQuery['viewer']>['myQualifiedOvertime']
>;

/** The qualified overtime of 2026, by default none. */
export function aQualifiedYear(members: Partial<QualifiedYear> = {}) {
  const myQualifiedOvertime = { year: 2026, minutes: 0, weeks: [], ...members };
  return { viewer: { __typename: 'Viewer' as const, myQualifiedOvertime } };
}

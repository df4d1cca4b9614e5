import type { ReadOf } from '@timetrack/client';
import type {
  Admin_Reports_LoadPersonPayQuery,
  Admin_Reports_LoadTimesheetQuery,
  PersonDays_PayrollEntryFragment,
  Preview_ReportFragment,
  ReportType,
} from '../gql/graphql.js';

/** Responses about reports and pay. Pass only what a test depends on. */

type Row = Readonly<Record<string, string | number | boolean | null>>;

const employeeColumns: Preview_ReportFragment['columns'] = [
  { key: 'userId', label: 'userId', kind: 'ID', hoursKey: null },
  { key: 'employee', label: 'Employee', kind: 'TEXT', hoursKey: null },
  { key: 'workedMinutes', label: 'Worked', kind: 'MINUTES', hoursKey: 'workedHours' },
  { key: 'regularMinutes', label: 'Regular', kind: 'MINUTES', hoursKey: 'regularHours' },
  { key: 'overtimeMinutes', label: 'Overtime', kind: 'MINUTES', hoursKey: 'overtimeHours' },
  { key: 'doubleTimeMinutes', label: 'Double time', kind: 'MINUTES', hoursKey: 'doubleTimeHours' },
  { key: 'unpaidBreakMinutes', label: 'Unpaid breaks', kind: 'MINUTES', hoursKey: 'unpaidBreakHours' },
  { key: 'exceptions', label: 'Exceptions', kind: 'NUMBER', hoursKey: null },
];

/** Adds the decimal hours that the gateway sends for each number of minutes, unless the row has them. */
function withHours(row: Row): Row {
  const minutes = Object.keys(row).filter((key) => key.endsWith('Minutes'));
  const hours = minutes.map((key) => [key.replace(/Minutes$/, 'Hours'), toHours(Number(row[key]))]);
  return { ...Object.fromEntries(hours), ...row };
}

function toHours(minutes: number): number {
  return Math.round((minutes * 5) / 3) / 100;
}

/** A row of TIMES_BY_EMPLOYEE. */
export function anEmployeeRow(employee = 'Wes Castillo', values: Row = {}) {
  const figures = { doubleTimeMinutes: 0, unpaidBreakMinutes: 150, exceptions: 0, ...values };
  const { regularMinutes = 2_400, overtimeMinutes = 90 } = values;
  const workedMinutes = Number(regularMinutes) + Number(overtimeMinutes) + Number(figures.doubleTimeMinutes);
  return { userId: `user-${employee}`, employee, workedMinutes, regularMinutes, overtimeMinutes, ...figures };
}

interface ReportOverrides extends Partial<Omit<Preview_ReportFragment, 'entries' | 'sums'>> {
  readonly totals?: Row;
}

const rareTimes = { mealPremiumMinutes: 0, restPremiumMinutes: 0, qualifiedOvertimeMinutes: 0 };
const hours = { regularMinutes: 0, overtimeMinutes: 0, doubleTimeMinutes: 0, ...rareTimes, exceptions: 0 };

/** The type of the rows and sums of each report, with what they have in addition to their texts. */
const contents: Readonly<Record<ReportType, { readonly name: string; readonly row: Row; readonly sums: Row }>> = {
  TIMES_BY_EMPLOYEE: {
    name: 'TimesByEmployee',
    row: { workedMinutes: 0, unpaidBreakMinutes: 0, ...hours },
    sums: { workedMinutes: 0, unpaidBreakMinutes: 0, ...hours },
  },
  TIMES_BY_JOB: {
    name: 'TimesByJob',
    row: { jobId: null, workedMinutes: 0, people: 0 },
    sums: { workedMinutes: 0 },
  },
  TIMES_BY_TEAM: {
    name: 'TimesByTeam',
    row: { teamId: null, workedMinutes: 0, people: 0 },
    sums: { workedMinutes: 0 },
  },
  PAYROLL_SUMMARY: {
    name: 'PayrollSummary',
    row: { paidMinutes: 0, ptoMinutes: 0, ...hours },
    sums: { paidMinutes: 0, ptoMinutes: 0, ...hours },
  },
  PTO_SUMMARY: {
    name: 'PtoSummary',
    row: { policyId: null, policy: '', requests: 0, approvedMinutes: 0, pendingMinutes: 0, paidMinutes: 0 },
    sums: { requests: 0, approvedMinutes: 0, pendingMinutes: 0, paidMinutes: 0 },
  },
};

/** TIMES_BY_EMPLOYEE with the totals of its rows. */
export function aReport(
  rows: readonly Row[] = [anEmployeeRow()],
  { totals: chosenTotals, ...overrides }: ReportOverrides = {},
) {
  const content = contents[overrides.type ?? 'TIMES_BY_EMPLOYEE'];
  const columns = overrides.columns ?? employeeColumns;
  const totals =
    chosenTotals ??
    Object.fromEntries(
      columns
        .filter(({ kind }) => kind === 'MINUTES' || kind === 'NUMBER')
        .map(({ key }) => [key, rows.reduce((sum, row) => sum + Number(row[key] ?? 0), 0)]),
    );
  const report: Preview_ReportFragment = {
    type: 'TIMES_BY_EMPLOYEE',
    startDate: '2026-11-01',
    endDate: '2026-11-14',
    scope: { teams: [] },
    timezone: 'America/Denver',
    workweekStartsOn: 'SUNDAY',
    rounding: 'MINUTES_15',
    overtimeRule: 'FLSA',
    ruleChanges: [],
    pendingOvertime: [],
    closedAt: null,
    columns,
    rowCount: rows.length,
    entries: {
      nodes: rows.map((row) => ({ __typename: `${content.name}Entry`, ...withHours({ ...content.row, ...row }) })),
    } as Preview_ReportFragment['entries'],
    sums: {
      __typename: `${content.name}Sums`,
      ...withHours({ ...content.sums, ...totals }),
    } as Preview_ReportFragment['sums'],
    ...overrides,
  };
  return { __typename: 'Report' as const, ...report };
}

/** TIMES_BY_JOB with one job, or with these rows. */
export function aJobReport(rows: readonly Row[] = [aJobRow()]) {
  const columns: Preview_ReportFragment['columns'] = [
    { key: 'jobId', label: 'jobId', kind: 'ID', hoursKey: null },
    { key: 'job', label: 'Job', kind: 'TEXT', hoursKey: null },
    { key: 'workedMinutes', label: 'Worked', kind: 'MINUTES', hoursKey: 'workedHours' },
    { key: 'people', label: 'People', kind: 'NUMBER', hoursKey: null },
  ];
  return aReport(rows, { type: 'TIMES_BY_JOB', columns });
}

function aJobRow(): Row {
  return { jobId: 'job-1', job: 'Riverside Apartments', workedMinutes: 810, people: 2 };
}

type Line = PersonDays_PayrollEntryFragment['lines'][number];
type PersonPay = Omit<ReadOf<Admin_Reports_LoadPersonPayQuery, 'personPay'>, ' $fragmentRefs'> &
  PersonDays_PayrollEntryFragment;
type Timesheet = ReadOf<Admin_Reports_LoadTimesheetQuery, 'timesheet'>;

export function aPayLine(overrides: Partial<Line> = {}): Line {
  return {
    date: '2026-11-02',
    timesheetId: 'timesheet-1',
    kind: 'REGULAR',
    minutes: 480,
    hours: 8,
    payRule: 'REGULAR_TIME',
    explanation: 'Regular time',
    job: null,
    ...overrides,
  };
}

/** The pay of one person: one day of eight hours. */
export function aPersonPay(overrides: Partial<PersonPay> = {}) {
  const entry: PersonPay = {
    user: { id: 'user-1', firstName: 'Wes', lastName: 'Castillo' },
    regularMinutes: 480,
    overtimeMinutes: 0,
    doubleTimeMinutes: 0,
    mealPremiumMinutes: 0,
    restPremiumMinutes: 0,
    ptoMinutes: 0,
    unpaidBreakMinutes: 30,
    hours: { regular: 8, overtime: 0, doubleTime: 0, mealPremium: 0, restPremium: 0, pto: 0 },
    jobs: [{ job: null, minutes: 480, hours: 8 }],
    lines: [aPayLine()],
    exceptions: [],
    ...overrides,
  };
  return { __typename: 'PayrollEntry' as const, ...entry };
}

/** A timesheet from about eight to half past four, with half an hour of unpaid break. */
export function aTimesheet(overrides: Partial<Timesheet> = {}) {
  const timesheet: Timesheet = {
    id: 'timesheet-1',
    clockInAt: '2026-11-02T15:02:00.000Z',
    clockOutAt: '2026-11-02T23:30:00.000Z',
    durationMinutes: 478,
    status: 'APPROVED',
    notes: '',
    breaks: [{ id: 'break-1', type: 'UNPAID', startAt: '2026-11-02T19:00:00.000Z', endAt: '2026-11-02T19:30:00.000Z' }],
    job: null,
    ...overrides,
  };
  return { __typename: 'Timesheet' as const, ...timesheet };
}

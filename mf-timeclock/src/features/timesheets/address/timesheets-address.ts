import type { ReadOf } from '@timetrack/client';
import { type AddressFormat, formatDate, formatDateRange, isCalendarDate, oneOf } from '@timetrack/screens';
import type {
  Timeclock_Timesheets_LoadDateRangesQuery,
  TimesheetExceptionCode,
  TimesheetStatus,
} from '../../../gql/graphql.js';

export const quickPeriods = ['this-week', 'last-week', 'this-pay-period', 'last-pay-period'] as const;
export type QuickPeriod = (typeof quickPeriods)[number];

export type PeriodChoice =
  | { readonly kind: 'any' }
  | { readonly kind: QuickPeriod }
  /** Either date may be null: the range is then open at that end. */
  | { readonly kind: 'custom'; readonly from: string | null; readonly to: string | null };

/** The views of the screen. The first is the default. A filter that only the list has opens the list. */
export const views = ['week', 'list', 'requests', 'signatures'] as const;
export type View = (typeof views)[number];

const weekChoices = ['everyone', 'to-review'] as const;
type WeekChoice = (typeof weekChoices)[number];

export const statuses = ['OPEN', 'PENDING', 'APPROVED'] as const satisfies readonly TimesheetStatus[];

/** The exceptions that the list can be filtered by. Statuses cover the others. */
export const exceptions = [
  'OPEN_OVER_16_HOURS',
  'OVER_16_HOURS',
  'OVER_24_HOURS',
  'MISSING_LOCATION',
  'IMPOSSIBLE_LOCATION',
  'OUTSIDE_PLACE',
  'ADDED_BY_MANAGER',
  'LONG_PAID_BREAK',
  'SELF_APPROVED',
  'SELF_REPORTED',
  'CLOCK_ADJUSTED',
] as const satisfies readonly TimesheetExceptionCode[];

type ExceptionChoice = (typeof exceptions)[number];

export interface Filter {
  readonly userId: string | null;
  /** Only the people of a team. */
  readonly teamId: string | null;
  readonly period: PeriodChoice;
  readonly status: TimesheetStatus | null;
  readonly exception: ExceptionChoice | null;
}

/** The cursor after which a page starts, or before which it ends. */
export type PagePosition = { readonly after: string } | { readonly before: string };

export interface TimesheetsAddress extends Filter {
  readonly view: View;
  /** Null for the newest page. */
  readonly page: PagePosition | null;
  /** A day of the week that the view by week shows. Null for the current one. */
  readonly week: string | null;
  readonly show: WeekChoice;
  /** The id of the timesheet whose dialog is open, `new` or `approve-all`. */
  readonly open: string | null;
  readonly rowDialog: RowDialog | null;
}

const rowDialogs = ['notes', 'photos', 'delete'] as const;

export interface RowDialog {
  readonly kind: (typeof rowDialogs)[number];
  readonly id: string;
}

export const noFilter: Filter = { userId: null, teamId: null, period: { kind: 'any' }, status: null, exception: null };

/** What a link fills into the dialog that adds a timesheet. Every change of the address removes them. */
const prefillParameters = ['for', 'start', 'end', 'job'] as const;

/** `?open=new&for=0198...&start=2026-11-02T16:00:00.000Z`: a person, the times of the work and its job. */
export function readPrefill(params: URLSearchParams) {
  return {
    userId: params.get('for'),
    clockInAt: readInstant(params, 'start'),
    clockOutAt: readInstant(params, 'end'),
    jobId: params.get('job'),
  };
}

function readInstant(params: URLSearchParams, name: 'start' | 'end'): string | null {
  const text = params.get(name) ?? '';
  return Number.isNaN(Date.parse(text)) ? null : text;
}

/** `?period=last-week&status=pending&open=0198...`, `?notes=0198...` */
export const timesheetsAddress: AddressFormat<TimesheetsAddress> = {
  parameters: [
    'view',
    'week',
    'show',
    'user',
    'team',
    'period',
    'from',
    'to',
    'status',
    'exception',
    'after',
    'before',
    'open',
    ...rowDialogs,
    ...prefillParameters,
  ],
  read: (params) => {
    const listed = readListed(params);
    return {
      view: oneOf(views, params.get('view')) ?? defaultView(listed),
      week: readDate(params.get('week')),
      show: oneOf(weekChoices, params.get('show')) ?? 'everyone',
      userId: params.get('user') || null,
      teamId: params.get('team') || null,
      ...listed,
      open: params.get('open') || null,
      rowDialog: readRowDialog(params),
    };
  },
  write: ({ view, week, show, userId, teamId, period, status, exception, page, open, rowDialog }) => ({
    view: view === defaultView({ period, status, exception, page }) ? null : view,
    week,
    show: show === 'everyone' ? null : show,
    user: userId,
    team: teamId,
    ...(period.kind !== 'any' && { period: period.kind }),
    ...(period.kind === 'custom' && { from: period.from, to: period.to }),
    status: status && toParameter(status),
    exception: exception && toParameter(exception),
    ...page,
    open,
    ...(rowDialog && { [rowDialog.kind]: rowDialog.id }),
  }),
};

/** What only the list shows. */
type Listed = Pick<TimesheetsAddress, 'period' | 'status' | 'exception' | 'page'>;

function readListed(params: URLSearchParams): Listed {
  const [after, before] = [params.get('after'), params.get('before')];
  const previousPage = before ? { before } : null;
  return {
    period: readPeriod(params),
    status: readEnum(statuses, params.get('status')),
    exception: readEnum(exceptions, params.get('exception')),
    page: after ? { after } : previousPage,
  };
}

/** `?status=pending` opens the list, `?user=0198...` the week of a person. */
function defaultView({ page, ...filter }: Listed): View {
  return page || isFiltered({ userId: null, teamId: null, ...filter }) ? 'list' : views[0];
}

function readRowDialog(params: URLSearchParams): RowDialog | null {
  const kind = rowDialogs.find((name) => params.get(name));
  const id = kind && params.get(kind);
  return kind && id ? { kind, id } : null;
}

function readPeriod(params: URLSearchParams): PeriodChoice {
  const kind = params.get('period');
  if (kind === 'custom') return { kind, from: readDate(params.get('from')), to: readDate(params.get('to')) };
  return { kind: oneOf(quickPeriods, kind) ?? 'any' };
}

function readDate(text: string | null): string | null {
  return text && isCalendarDate(text) ? text : null;
}

function readEnum<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => toParameter(value) === text) ?? null;
}

/** `OPEN_OVER_16_HOURS` as `open-over-16-hours`. */
function toParameter(value: string): string {
  return value.toLowerCase().replaceAll('_', '-');
}

export function isFiltered({ userId, teamId, period, status, exception }: Filter): boolean {
  return userId !== null || teamId !== null || period.kind !== 'any' || status !== null || exception !== null;
}

/** A range of dates in the organization's time zone, both included. Null leaves that end open. */
export interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

export type DateRanges = ReadOf<Timeclock_Timesheets_LoadDateRangesQuery, 'dateRanges'>;

/** The days of a period. Null until the date ranges are loaded, and for a range that the gateway doesn't have. */
export function daysOf(period: PeriodChoice, dateRanges: DateRanges | null): Days | null {
  switch (period.kind) {
    case 'any':
      return { from: null, to: null };
    case 'custom':
      return { from: period.from, to: period.to };
    default: {
      const key = period.kind.toUpperCase().replaceAll('-', '_');
      const range = dateRanges?.find((each) => each.key === key);
      return range ? { from: range.startDate, to: range.endDate } : null;
    }
  }
}

/** Whether the days of the period are known only once the date ranges are loaded. */
export function needsDateRanges({ kind }: PeriodChoice): boolean {
  return kind !== 'any' && kind !== 'custom';
}

export function isBackward(period: PeriodChoice): boolean {
  return period.kind === 'custom' && period.from !== null && period.to !== null && period.to < period.from;
}

/** `Nov 1 – 14, 2026`, `From Nov 1, 2026`, `Until Nov 14, 2026`, `Any time`. */
export function formatDays({ from, to }: Days): string {
  if (from && to) return formatDateRange(from, to);
  if (from) return `From ${formatDate(from)}`;
  return to ? `Until ${formatDate(to)}` : 'Any time';
}

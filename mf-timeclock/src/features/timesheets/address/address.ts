import type { TimesheetExceptionCode, TimesheetStatus } from '../../../gql/graphql.js';

/** What the address of the timesheets says: `?period=last-week&status=pending&open=0198...`. */

export const quickPeriods = ['this-week', 'last-week', 'this-pay-period', 'last-pay-period'] as const;
export type QuickPeriod = (typeof quickPeriods)[number];

export type PeriodChoice =
  | { readonly kind: 'any' }
  | { readonly kind: QuickPeriod }
  /** Either day may be null: then that end is open. */
  | { readonly kind: 'custom'; readonly from: string | null; readonly to: string | null };

export const statuses = ['OPEN', 'PENDING', 'APPROVED'] as const satisfies readonly TimesheetStatus[];

/** The exceptions that a list can be narrowed down to and that no status says already. */
export const exceptions = [
  'OPEN_OVER_16_HOURS',
  'OVER_16_HOURS',
  'MISSING_LOCATION',
  'IMPOSSIBLE_LOCATION',
  'ADDED_BY_MANAGER',
] as const satisfies readonly TimesheetExceptionCode[];

export type ExceptionChoice = (typeof exceptions)[number];

export interface Filter {
  readonly userId: string | null;
  readonly period: PeriodChoice;
  readonly status: TimesheetStatus | null;
  readonly exception: ExceptionChoice | null;
}

/** Where a page begins, or where it ends. */
export type PagePosition = { readonly after: string } | { readonly before: string };

export interface Address extends Filter {
  /** The newest page where it is null. */
  readonly page: PagePosition | null;
  /** The timesheet whose dialog is open, or `new`. */
  readonly open: string | null;
}

export const noFilter: Filter = { userId: null, period: { kind: 'any' }, status: null, exception: null };

/** What is absent or unknown in an address reads as the usual: everything, from the newest, nothing open. */
export function readAddress(params: URLSearchParams): Address {
  const [after, before] = [params.get('after'), params.get('before')];
  const earlier = before ? { before } : null;
  return {
    userId: params.get('user') || null,
    period: readPeriod(params),
    status: oneOf(statuses, params.get('status')),
    exception: oneOf(exceptions, params.get('exception')),
    page: after ? { after } : earlier,
    open: params.get('open') || null,
  };
}

function readPeriod(params: URLSearchParams): PeriodChoice {
  const kind = params.get('period');
  if (kind === 'custom') return { kind, from: readDay(params.get('from')), to: readDay(params.get('to')) };
  return { kind: quickPeriods.find((one) => one === kind) ?? 'any' };
}

function readDay(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/u.test(text)) return null;
  return Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ? null : text;
}

/** Enumerated values stand in an address as `open-over-16-hours`. */
function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => inAddress(value) === text) ?? null;
}

function inAddress(value: string): string {
  return value.toLowerCase().replaceAll('_', '-');
}

const ownParams = ['user', 'period', 'from', 'to', 'status', 'exception', 'after', 'before', 'open'];

/** The address with these changes; parameters that are not this screen's own stay. */
export function writeAddress(params: URLSearchParams, address: Address): URLSearchParams {
  const { userId, period, status, exception, page, open } = address;
  const written = new URLSearchParams(params);
  for (const name of ownParams) written.delete(name);
  const own = {
    user: userId,
    ...(period.kind !== 'any' && { period: period.kind }),
    ...(period.kind === 'custom' && { from: period.from, to: period.to }),
    status: status && inAddress(status),
    exception: exception && inAddress(exception),
    ...page,
    open,
  };
  for (const [name, value] of Object.entries(own)) if (value) written.set(name, value);
  return written;
}

export function isFiltered({ userId, period, status, exception }: Filter): boolean {
  return userId !== null || period.kind !== 'any' || status !== null || exception !== null;
}

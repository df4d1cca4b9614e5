import { addDays, type CalendarDate, type DateRange, datesOf } from '@timetrack/contracts/calendar';
import { formatDuration } from '@timetrack/contracts/durations';
import { describeWorkedDayOff, sumTimeOffMinutesByDate, type TimeOffSpan } from '../../../pay-engine/index.js';
import { DomainError, type FieldMessages, type Violation } from '../../../platform/errors/index.js';
import type { Overrun } from '../balances/balance.types.js';

const minutesInDay = 24 * 60;

/** The dates on which a request has time off, as ranges. A request from Friday to Monday has two, without the weekend. */
export function listRangesOff(span: TimeOffSpan): DateRange[] {
  const ranges: DateRange[] = [];
  for (const date of sumTimeOffMinutesByDate([span]).keys()) {
    const last = ranges.at(-1);
    if (last && addDays(last.endDate, 1) === date) ranges[ranges.length - 1] = { ...last, endDate: date };
    else ranges.push({ startDate: date, endDate: date });
  }
  return ranges;
}

/** The error message of `hours` when they are more than the days of the request have, or undefined. */
export function findTooManyHours(span: TimeOffSpan): FieldMessages | undefined {
  const daysOff = sumTimeOffMinutesByDate([span]);
  if (Math.max(...daysOff.values()) <= minutesInDay) return undefined;
  const day = daysOff.size < datesOf(span).length ? 'weekday' : 'day';
  return { hours: `${formatDuration(span.hours * 60)} do not fit into ${countOf(daysOff.size, day)}` };
}

/** The approved time off of one person on one day, with this request, is at most 24 hours. */
export function approvedTimeOffMustFitIntoDay(span: TimeOffSpan, approved: readonly TimeOffSpan[]): Violation {
  const own = sumTimeOffMinutesByDate([span]);
  const minutesByDate = sumTimeOffMinutesByDate([span, ...approved]);
  const full = [...minutesByDate].find(([date, minutes]) => own.has(date) && minutes > minutesInDay);
  if (!full) return undefined;
  const [date, minutes] = full;
  return new DomainError(
    'conflict',
    'pto-request.day-full',
    `With this request, approved time off on ${formatDay(date)} would be ${formatDuration(minutes)}. A day has 24 hours.`,
  );
}

/** An approval may exceed the yearly allowance only when the approver confirms it. */
export function overrunMustBeConfirmed(
  policyName: string,
  overruns: readonly Overrun[],
  isConfirmed: boolean,
): Violation {
  if (isConfirmed || overruns.length === 0) return undefined;
  const excess = overruns.map(({ year, minutes }) => `by ${formatDuration(minutes)} in ${year}`).join(' and ');
  const message = `This approval exceeds the yearly allowance of ${policyName} ${excess}. Confirm to approve it anyway.`;
  return new DomainError('conflict', 'pto-request.over-allowance', message, {
    fields: { confirmOverAllowance: message },
  });
}

/** A worked day is not off as well, unless the approver confirms it. `approved` is other time off. */
export function workedDaysMustBeConfirmed(
  span: TimeOffSpan,
  approved: readonly TimeOffSpan[],
  workByDate: ReadonlyMap<CalendarDate, number>,
  isConfirmed: boolean,
): Violation {
  if (isConfirmed) return undefined;
  const offByDate = sumTimeOffMinutesByDate([span, ...approved]);
  const days = [...sumTimeOffMinutesByDate([span]).keys()].flatMap((date) => {
    const description = describeWorkedDayOff(workByDate.get(date) ?? 0, offByDate.get(date) ?? 0);
    return description ? `${formatDay(date)} would have ${description}` : [];
  });
  const [first, ...others] = days;
  if (!first) return undefined;
  const more = others.length > 0 ? `, and so would ${countOf(others.length, 'other day')}` : '';
  const message = `${first}${more}. Confirm to approve it anyway.`;
  return new DomainError('conflict', 'pto-request.worked-days', message, { fields: { confirmWorkedDays: message } });
}

/** 24 hours on one day are rarely meant, so the requester and the approver confirm them. */
export function fullDaysMustBeConfirmed(span: TimeOffSpan, isConfirmed: boolean): Violation {
  if (isConfirmed) return undefined;
  const days = [...sumTimeOffMinutesByDate([span])].filter(([, minutes]) => minutes >= minutesInDay);
  const [first, ...others] = days.map(([date]) => date);
  if (!first) return undefined;
  const more = others.length > 0 ? `, and so would ${countOf(others.length, 'other day')}` : '';
  const message = `${formatDay(first)} would have 24 hours of time off${more}. Confirm it, or enter fewer hours.`;
  return new DomainError('conflict', 'pto-request.full-days', message, { fields: { confirmFullDays: message } });
}

function countOf(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** `Jul 13, 2026` */
function formatDay(date: CalendarDate): string {
  return Temporal.PlainDate.from(date).toLocaleString('en-US', { day: 'numeric', month: 'short', year: 'numeric' });
}

/** `on Jul 13, 2026`, `from Jul 13, 2026 to Jul 15, 2026` */
export function formatDays({ startDate, endDate }: DateRange): string {
  return startDate === endDate ? `on ${formatDay(startDate)}` : `from ${formatDay(startDate)} to ${formatDay(endDate)}`;
}

import { formatDuration } from '@timetrack/contracts/durations';
import { sumTimeOffMinutesWithin, type TimeOffSpan, toHours } from '../../../pay-engine/index.js';
import type { Balance, Overrun } from './balance.types.js';

/** A request that uses up the allowance. Denied and canceled requests do not count. */
export interface CountedRequest extends TimeOffSpan {
  readonly status: 'PENDING' | 'APPROVED';
}

/** A request may exceed the allowance. The balance shows it, and the approver decides. */
export function balanceOf(year: number, allowanceHours: number | null, requests: readonly CountedRequest[]): Balance {
  const used = minutesOf(year, requests, 'APPROVED');
  const pending = minutesOf(year, requests, 'PENDING');
  return {
    year,
    allowanceHours,
    usedHours: toHours(used),
    pendingHours: toHours(pending),
    remainingHours: allowanceHours === null ? null : toHours(allowanceHours * 60 - used - pending),
  };
}

export function findOverruns(request: TimeOffSpan, balances: readonly Balance[]): Overrun[] {
  return balances.flatMap(({ year, allowanceHours, usedHours }) => {
    const requested = sumTimeOffMinutesWithin(request, { startDate: firstDayOf(year), endDate: lastDayOf(year) });
    if (allowanceHours === null || requested === 0) return [];
    const minutes = Math.round(usedHours * 60) + requested - allowanceHours * 60;
    return minutes > 0 ? [{ year, minutes }] : [];
  });
}

/**
 * What an approval would leave of each allowance that it exceeds: `Wes would have −12h left of 80h in 2026.` Null if it
 * exceeds none. Other pending requests don't count, because the approver may deny them.
 */
export function describeOverdraw(name: string, request: TimeOffSpan, balances: readonly Balance[]): string | null {
  const overruns = findOverruns(request, balances).map(({ year, minutes }) => {
    const allowance = balances.find((balance) => balance.year === year)?.allowanceHours;
    return `${formatDuration(-minutes)} left of ${formatDuration((allowance ?? 0) * 60)} in ${year}`;
  });
  return overruns.length === 0 ? null : `${name} would have ${overruns.join(' and ')}.`;
}

/** The calendar years that a request touches: one, or two when it crosses New Year. */
export function yearsOf({ startDate, endDate }: Pick<TimeOffSpan, 'startDate' | 'endDate'>): number[] {
  const [first, last] = [yearOf(startDate), yearOf(endDate)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** 2026 of `2026-03-08`. */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

export function firstDayOf(year: number): string {
  return `${year}-01-01`;
}

export function lastDayOf(year: number): string {
  return `${year}-12-31`;
}

function minutesOf(year: number, requests: readonly CountedRequest[], status: CountedRequest['status']): number {
  const days = { startDate: firstDayOf(year), endDate: lastDayOf(year) };
  return requests
    .filter((request) => request.status === status)
    .reduce((total, request) => total + sumTimeOffMinutesWithin(request, days), 0);
}

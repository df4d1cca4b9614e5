import { sumTimeOffMinutesWithin, type TimeOffSpan } from '../../../pay-engine/index.js';
import type { Balance } from './balance.types.js';

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
    usedHours: used / 60,
    pendingHours: pending / 60,
    remainingHours: allowanceHours === null ? null : (allowanceHours * 60 - used - pending) / 60,
  };
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

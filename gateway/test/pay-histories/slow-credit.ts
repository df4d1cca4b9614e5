import type { CountedBreak, CountedTimesheet } from './counted.types.js';
import { roundOnTheWall, type SlowCalendar } from './slow-calendar.js';

const twentyMinutes = 20 * 60;

/** A few seconds of credited time. All steps of a count have the same length. */
export interface CreditedSteps {
  /** Seconds per step; a minute has a whole number of them. */
  readonly length: number;
  /** The second at which each step starts, in order. */
  readonly seconds: readonly number[];
  /** The timesheet of each step. */
  readonly timesheetIds: readonly string[];
}

/** Walks through each span of work step by step and keeps the paid instants, each once. */
export function creditSteps(timesheets: readonly CountedTimesheet[], calendar: SlowCalendar): CreditedSteps {
  const length = findStep(timesheets);
  const seconds: number[] = [];
  const timesheetIds: string[] = [];
  const spans = groupByWork([...timesheets].sort((a, b) => a.clockIn - b.clockIn));
  let second = Number.NEGATIVE_INFINITY;
  for (const [index, span] of spans.entries()) {
    const [first, last] = [span[0] as CountedTimesheet, span.at(-1) as CountedTimesheet];
    const next = spans[index + 1]?.[0];
    const end = next && isRest(last, next, calendar) ? next.clockIn : last.clockOut;
    const unpaid = span.flatMap(({ breaks }) => breaks).filter((each) => isUnpaid(each, calendar));
    const until = roundOnTheWall(end, calendar);
    for (second = Math.max(second, roundOnTheWall(first.clockIn, calendar)); second < until; second += length) {
      if (unpaid.some(({ from, to }) => from <= second && second < to)) continue;
      seconds.push(second);
      timesheetIds.push((span.findLast(({ clockIn }) => clockIn <= second) ?? first).id);
    }
  }
  return { length, seconds, timesheetIds };
}

/** Timesheets that touch are one span of work: the person switched to another job. */
function groupByWork(inOrder: readonly CountedTimesheet[]): CountedTimesheet[][] {
  const spans: CountedTimesheet[][] = [];
  for (const timesheet of inOrder) {
    const span = spans.at(-1);
    if (span?.at(-1)?.clockOut === timesheet.clockIn) span.push(timesheet);
    else spans.push([timesheet]);
  }
  return spans;
}

/** The greatest step that meets every punch and every minute. */
function findStep(timesheets: readonly CountedTimesheet[]): number {
  const times = timesheets.flatMap(({ clockIn, clockOut, breaks }) => [
    clockIn,
    clockOut,
    ...breaks.flatMap(({ from, to }) => [from, to]),
  ]);
  return times.reduce(findGreatestDivisor, 60);
}

function findGreatestDivisor(a: number, b: number): number {
  return b === 0 ? a : findGreatestDivisor(b, a % b);
}

/** 29 CFR 785.18: a rest of up to 20 minutes, whichever way it is punched. */
function isRest({ clockOut }: CountedTimesheet, next: CountedTimesheet, calendar: SlowCalendar): boolean {
  const gap = next.clockIn - clockOut;
  return gap > 0 && gap <= twentyMinutes && calendar(clockOut).rules.overtimeRule !== 'NONE';
}

function isUnpaid({ type, from, to }: CountedBreak, calendar: SlowCalendar): boolean {
  if (type === 'PAID') return false;
  return to - from > twentyMinutes || calendar(from).rules.overtimeRule === 'NONE';
}

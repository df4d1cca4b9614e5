import type { CountedBreak, CountedTimesheet } from './counted.types.js';
import { roundOnTheWall, type SlowCalendar } from './slow-calendar.js';
import { slowLawOf } from './slow-laws.js';

const twentyMinutes = 20 * 60;
const longestGap = 23 * 3600;

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
  const isRest = findRests(spans, calendar);
  const isUnpaid = (each: CountedBreak) => each.type === 'UNPAID' && !isRest(each);
  const unpaid = spans.flatMap((span) => {
    const ends = endsOf(span);
    const breaks = span.flatMap((timesheet) => timesheet.breaks).filter(isUnpaid);
    return breaks.map((one) => openAtEnds(one, ends, calendar));
  });
  let second = Number.NEGATIVE_INFINITY;
  for (const [index, span] of spans.entries()) {
    const { first, last } = endsOf(span);
    const next = spans[index + 1]?.[0];
    const isFollowedByRest = next !== undefined && isRest({ from: last.clockOut, to: next.clockIn });
    const until = roundOnTheWall(isFollowedByRest ? next.clockIn : last.clockOut, calendar);
    for (second = Math.max(second, roundOnTheWall(first.clockIn, calendar)); second < until; second += length) {
      if (unpaid.some(({ from, to }) => from <= second && second < to)) continue;
      seconds.push(second);
      timesheetIds.push((span.findLast(({ clockIn }) => clockIn <= second) ?? first).id);
    }
  }
  return { length, seconds, timesheetIds };
}

/** A break at the start or the end of work has no end of its own there: rounding decides where work starts or ends. */
function openAtEnds({ from, to }: CountedBreak, { first, last }: Ends, calendar: SlowCalendar): Unpaid {
  return {
    from: from === first.clockIn ? Math.min(from, roundOnTheWall(first.clockIn, calendar)) : from,
    to: to === last.clockOut ? Math.max(to, roundOnTheWall(last.clockOut, calendar)) : to,
  };
}

type Ends = ReturnType<typeof endsOf>;

function endsOf(span: readonly CountedTimesheet[]) {
  return { first: span[0] as CountedTimesheet, last: span.at(-1) as CountedTimesheet };
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

type Unpaid = Pick<CountedBreak, 'from' | 'to'>;

/**
 * 29 CFR 785.18 and 785.19: a rest of up to 20 minutes, whichever way it is punched. Walks from unpaid time to what touches
 * it, in both directions.
 */
function findRests(
  spans: readonly (readonly CountedTimesheet[])[],
  calendar: SlowCalendar,
): (unpaid: Unpaid) => boolean {
  const gaps = spans.slice(1).map((span, index) => ({
    from: spans[index]?.at(-1)?.clockOut as number,
    to: span[0]?.clockIn as number,
  }));
  const breaks = spans.flat().flatMap((timesheet) => timesheet.breaks.filter(({ type }) => type === 'UNPAID'));
  const shortGaps = gaps.filter(({ from, to }) => to - from <= longestGap);
  const all = [...breaks, ...shortGaps].filter(({ from, to }) => from < to);
  return (unpaid) => {
    let { from, to } = unpaid;
    for (let found: Unpaid | undefined = unpaid; found; ) {
      found = all.find((each) => each.to === from || each.from === to);
      if (found) [from, to] = [Math.min(from, found.from), Math.max(to, found.to)];
    }
    return to - from <= twentyMinutes && slowLawOf(calendar(from).rules).us;
  };
}

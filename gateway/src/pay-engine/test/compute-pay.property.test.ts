import { describe, expect, test } from '@jest/globals';
import { datesOf } from '@timetrack/contracts/calendar';
import fc from 'fast-check';
import {
  computePay,
  type DatedRules,
  findPunchWindow,
  type JobMinutesByKind,
  lawOf,
  type PayInput,
  type PersonPay,
  type Punch,
} from '../index.js';
import { arbitraryWork } from './arbitraries.js';
import { countSlowly, sumByKey } from './counted.js';
import { deductionsWithTemporal, spansWithTemporal } from './temporal-rounding.js';

const toTheSecond = arbitraryWork('seconds');
const toTheMinute = arbitraryWork('minutes');

const sumWorkedMinutes = ({ regularMinutes, overtimeMinutes, doubleTimeMinutes }: PersonPay) =>
  regularMinutes + overtimeMinutes + doubleTimeMinutes;

/** The cost in minutes at the regular rate. */
const computeCost = ({ regularMinutes, overtimeMinutes, doubleTimeMinutes }: PersonPay) =>
  regularMinutes + 1.5 * overtimeMinutes + 2 * doubleTimeMinutes;

const sumKinds = ({ regularMinutes, overtimeMinutes, doubleTimeMinutes }: JobMinutesByKind) =>
  regularMinutes + overtimeMinutes + doubleTimeMinutes;

const shiftBy = (punch: Punch, ms: number): Punch => ({
  ...punch,
  clockInAt: punch.clockInAt + ms,
  clockOutAt: (punch.clockOutAt as number) + ms,
  breaks: punch.breaks.map(({ type, from, to }) => ({ type, from: from + ms, to: (to as number) + ms })),
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Credited time by its definition, in milliseconds: the rounded spans with paid rests, without unpaid breaks. */
function measureAll({ punches, rules: [rules] }: PayInput): number[] {
  const lengths = (spans: readonly { from: number; to: number }[]) => spans.map(({ from, to }) => to - from);
  const deductions = deductionsWithTemporal(punches, rules).map((spans) => sum(lengths(spans)));
  return lengths(spansWithTemporal(punches, rules)).map((length, index) =>
    Math.max(0, length - (deductions[index] as number)),
  );
}

describe('computePay, for any work in any time zone under any rules', () => {
  test('adds up to the credited time by kind of pay, by job and by line', () => {
    fc.assert(
      fc.property(toTheSecond, (input) => {
        const paid = computePay(input);
        const worked = sumWorkedMinutes(paid);
        const added = worked - sum(measureAll(input)) / 60_000;
        expect(Math.abs(added)).toBeLessThanOrEqual(0.5 * Math.max(1, paid.workweeks.length));
        expect(sum(paid.jobs.map(({ minutes }) => minutes))).toBe(worked);
        expect(sum(paid.lines.map(({ minutes }) => minutes))).toBe(worked);
        expect(sum(paid.workweeks.flatMap(({ jobs }) => jobs.map(sumKinds)))).toBe(worked);
      }),
    );
  });

  test('pays every timesheet its own credited time, within two minutes for each of its lines', () => {
    fc.assert(
      fc.property(toTheSecond, (input) => {
        const byTimesheet = Map.groupBy(computePay(input).lines, ({ timesheetId }) => timesheetId);
        const lengths = measureAll(input);
        for (const [index, { timesheetId }] of input.punches.entries()) {
          const lines = byTimesheet.get(timesheetId) ?? [];
          const paid = sum(lines.map(({ minutes }) => minutes));
          expect(Math.abs(paid - (lengths[index] as number) / 60_000)).toBeLessThan(2 * Math.max(1, lines.length));
        }
      }),
    );
  });

  test('agrees with a slow count of every minute, on every day and for every timesheet', () => {
    fc.assert(
      fc.property(toTheMinute, (input) => {
        expect(sumByKey(computePay(input).lines)).toEqual(countSlowly(input));
      }),
      { numRuns: 40 },
    );
  });

  test('pays days the same minutes when later days follow, as closed pay periods need', () => {
    const halves = toTheSecond.chain((input) => fc.tuple(fc.constant(input), fc.nat({ max: input.punches.length })));
    const day = 86_400_000;
    fc.assert(
      fc.property(halves, ([input, first]) => {
        const earlier = input.punches.slice(0, first);
        // Far enough from the earlier work to be part of none of its rests.
        const later = input.punches.slice(first).map((punch) => shiftBy(punch, day));
        const linesOf = (punches: readonly Punch[]) => computePay({ ...input, punches }).lines;
        const before = linesOf(earlier);
        const lastDate = before.at(-1)?.date ?? '';
        const after = linesOf([...earlier, ...later]);
        // A day on which all hours are overtime can move a minute of earlier days: it has no regular time.
        const { nthDay } = lawOf(input.rules[0]).limits;
        fc.pre(nthDay === null || new Set(after.map(({ date }) => date)).size < nthDay);
        const minutesOf = (lines: typeof before) =>
          lines.filter(({ date }) => date <= lastDate).map(({ date, kind, minutes }) => `${date} ${kind} ${minutes}`);
        expect(minutesOf(after).slice(0, before.length)).toEqual(minutesOf(before));
      }),
    );
  });

  test('does not depend on the order of punches or on duplicates', () => {
    const shuffled = toTheSecond.chain((input) =>
      fc.tuple(
        fc.constant(input),
        fc.shuffledSubarray([...input.punches, ...input.punches], { minLength: input.punches.length * 2 }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([input, punches]) => {
        expect(computePay({ ...input, punches })).toEqual(computePay(input));
      }),
    );
  });

  test('gives the same result day by day as for the whole period', () => {
    fc.assert(
      fc.property(toTheSecond, (input) => {
        const whole = computePay(input);
        const daily = datesOf(input.period).map((date) =>
          computePay({ ...input, period: { startDate: date, endDate: date } }),
        );
        expect(daily.flatMap(({ lines }) => lines)).toEqual(whole.lines);
        // A shift can reach far beyond a day. Which timesheets it has decides whom the question is about, and pays nothing.
        const found = (pays: readonly PersonPay[]) =>
          pays.flatMap(({ exceptions }) => exceptions.map((exception) => ({ ...exception, shiftTimesheetIds: null })));
        expect(found(daily)).toEqual(found([whole]));
        expect(sum(daily.map(({ unpaidBreakMinutes }) => unpaidBreakMinutes))).toBe(whole.unpaidBreakMinutes);
      }),
      { numRuns: 40 },
    );
  });

  test('needs only the punches that overlap the punch window', () => {
    fc.assert(
      fc.property(toTheSecond, fc.nat(20), (input, day) => {
        const days = datesOf(input.period);
        const date = days[day % days.length] as string;
        const period = { startDate: date, endDate: date };
        const { from, to } = findPunchWindow(period, input.rules);
        const punches = input.punches.filter(
          ({ clockInAt, clockOutAt }) => clockInAt < to.getTime() && (clockOutAt as number) > from.getTime(),
        );
        expect(computePay({ ...input, period, punches })).toEqual(computePay({ ...input, period }));
      }),
    );
  });

  test.each([
    ['an additional hour', 3_600_000],
    ['30 additional seconds', 30_000],
  ])('never pays less, in total or at a higher rate, for %s of work', (_, length) => {
    fc.assert(
      fc.property(toTheSecond, fc.nat(), (input, nth) => {
        fc.pre(payGrowsWithWork(input.rules[0]));
        const index = nth % input.punches.length;
        const before = computePay(input);
        const after = computePay({ ...input, punches: extend(input.punches, index, length) });
        expect(computeCost(after)).toBeGreaterThanOrEqual(computeCost(before));
        expect(sumWorkedMinutes(after)).toBeGreaterThanOrEqual(sumWorkedMinutes(before));
        expect(after.doubleTimeMinutes).toBeGreaterThanOrEqual(before.doubleTimeMinutes);
        expect(sumWorkedMinutes(after) - after.regularMinutes).toBeGreaterThanOrEqual(
          sumWorkedMinutes(before) - before.regularMinutes,
        );
      }),
    );
  });
});

/**
 * Nevada's workday moves with the first punch. An own rule that pays a whole day as overtime can take double time from that day, once
 * there is work on the days before it.
 */
function payGrowsWithWork({ overtimeRule, customRule }: DatedRules): boolean {
  const { nthDay = null, dailyDoubleMinutes = null } = customRule?.limits ?? {};
  return overtimeRule !== 'NEVADA' && (nthDay === null || dailyDoubleMinutes === null);
}

/** Extends a shift, at most until the next one starts. */
function extend(punches: readonly Punch[], index: number, length: number): Punch[] {
  const next = punches[index + 1]?.clockInAt ?? Number.POSITIVE_INFINITY;
  return punches.map((punch, position) => {
    if (position !== index) return punch;
    return { ...punch, clockOutAt: Math.min((punch.clockOutAt as number) + length, next) };
  });
}

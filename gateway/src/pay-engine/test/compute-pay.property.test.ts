import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { computePay, type PayInput, type PersonPay, type Punch, punchWindow } from '../index.js';
import { anyWork } from './arbitraries.js';
import { roundedByTheLibrary } from './library-rounding.js';
import { minuteByMinute } from './minute-by-minute.js';

const toTheSecond = anyWork('seconds');
const toTheMinute = anyWork('minutes');

const worked = ({ regularMinutes, overtimeMinutes, doubleTimeMinutes }: PersonPay) =>
  regularMinutes + overtimeMinutes + doubleTimeMinutes;

/** What it costs, in minutes of the regular rate. */
const weighted = ({ regularMinutes, overtimeMinutes, doubleTimeMinutes }: PersonPay) =>
  regularMinutes + 1.5 * overtimeMinutes + 2 * doubleTimeMinutes;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The credited time, from its definition: the rounded span less what its unpaid breaks that are not short cover of it. */
function creditedMinutes({ clockInAt, clockOutAt, breaks }: Punch, rules: PayInput['rules']): number {
  const round = (instant: Date) => roundedByTheLibrary(instant.getTime(), rules);
  const [from, to] = [round(clockInAt), round(clockOutAt as Date)];
  const unpaid = breaks
    .map(({ type, startAt, endAt }) => ({ type, start: startAt.getTime(), end: (endAt as Date).getTime() }))
    .filter(({ type, start, end }) => type === 'UNPAID' && (rules.overtimeRule === 'NONE' || end - start > 20 * 60_000))
    .map(({ start, end }) => Math.max(0, Math.min(end, to) - Math.max(start, from)));
  return Math.floor(Math.max(0, to - from - sum(unpaid)) / 60_000);
}

describe('For any weeks of work, in any zone and under any rules,', () => {
  it('regular, overtime and double time add up to the credited time, and so do jobs and lines', () => {
    fc.assert(
      fc.property(toTheSecond, (input) => {
        const paid = computePay(input);
        const credited = sum(input.punches.map((punch) => creditedMinutes(punch, input.rules)));
        expect(worked(paid)).toBe(credited);
        expect(sum(paid.jobs.map(({ minutes }) => minutes))).toBe(credited);
        expect(sum(paid.lines.map(({ minutes }) => minutes))).toBe(credited);
      }),
    );
  });

  it('every timesheet is paid its own credited minutes', () => {
    fc.assert(
      fc.property(toTheSecond, (input) => {
        const byTimesheet = Map.groupBy(computePay(input).lines, ({ timesheetId }) => timesheetId);
        for (const punch of input.punches) {
          const lines = byTimesheet.get(punch.timesheetId) ?? [];
          expect(sum(lines.map(({ minutes }) => minutes))).toBe(creditedMinutes(punch, input.rules));
        }
      }),
    );
  });

  it('it is what counting minute by minute gives, on every day and every timesheet', () => {
    fc.assert(
      fc.property(toTheMinute, (input) => {
        const lines = Map.groupBy(
          computePay(input).lines,
          ({ date, timesheetId, kind }) => `${date} ${timesheetId} ${kind}`,
        );
        const counted = new Map([...lines].map(([key, same]) => [key, sum(same.map(({ minutes }) => minutes))]));
        expect(counted).toEqual(minuteByMinute(input));
      }),
      { numRuns: 40 },
    );
  });

  it('order and repetition change nothing', () => {
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

  it('day by day it is the same as all at once', () => {
    fc.assert(
      fc.property(toTheSecond, (input) => {
        const whole = computePay(input);
        const daily = daysOf(input.period).map((date) =>
          computePay({ ...input, period: { startDate: date, endDate: date } }),
        );
        expect(daily.flatMap(({ lines }) => lines)).toEqual(whole.lines);
        expect(daily.flatMap(({ exceptions }) => exceptions)).toEqual(whole.exceptions);
        expect(sum(daily.map(({ unpaidBreakMinutes }) => unpaidBreakMinutes))).toBe(whole.unpaidBreakMinutes);
      }),
      { numRuns: 40 },
    );
  });

  it('the punches that touch the window are enough', () => {
    fc.assert(
      fc.property(toTheSecond, fc.nat(20), (input, day) => {
        const days = daysOf(input.period);
        const date = days[day % days.length] as string;
        const period = { startDate: date, endDate: date };
        const { from, to } = punchWindow(period, input.rules);
        const punches = input.punches.filter(
          ({ clockInAt, clockOutAt }) => clockInAt < to && (clockOutAt as Date) > from,
        );
        expect(computePay({ ...input, period, punches })).toEqual(computePay({ ...input, period }));
      }),
    );
  });

  it('an hour more never lowers the pay, nor what of it is overtime or double time', () => {
    fc.assert(
      fc.property(toTheSecond, fc.nat(), (input, nth) => {
        const index = nth % input.punches.length;
        const before = computePay(input);
        const after = computePay({ ...input, punches: withAnHourMore(input.punches, index) });
        expect(weighted(after)).toBeGreaterThanOrEqual(weighted(before));
        expect(worked(after)).toBeGreaterThanOrEqual(worked(before));
        expect(after.doubleTimeMinutes).toBeGreaterThanOrEqual(before.doubleTimeMinutes);
        expect(worked(after) - after.regularMinutes).toBeGreaterThanOrEqual(worked(before) - before.regularMinutes);
      }),
    );
  });
});

/** The shift lasts up to an hour longer: until the next begins. */
function withAnHourMore(punches: readonly Punch[], index: number): Punch[] {
  const next = punches[index + 1]?.clockInAt.getTime() ?? Number.POSITIVE_INFINITY;
  return punches.map((punch, each) => {
    if (each !== index) return punch;
    return { ...punch, clockOutAt: new Date(Math.min((punch.clockOutAt as Date).getTime() + 3_600_000, next)) };
  });
}

function daysOf({ startDate, endDate }: PayInput['period']): string[] {
  const first = Temporal.PlainDate.from(startDate);
  const count = first.until(endDate, { largestUnit: 'day' }).days + 1;
  return Array.from({ length: count }, (_, index) => first.add({ days: index }).toString());
}

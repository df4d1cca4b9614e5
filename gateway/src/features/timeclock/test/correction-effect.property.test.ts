import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type CustomRule,
  computePay,
  type OvertimeRule,
  type PayInput,
  type Punch,
} from '../../../pay-engine/index.js';
import { describeEffect } from '../corrections/effect.presenter.js';
import { applyChange, computeEffect, noEffect, type TimesheetChange } from '../corrections/effect.rules.js';

const monday = Date.parse('2026-03-02T13:00:00Z');
const now = new Date('2026-06-01T00:00:00Z');

/** Shifts one after the other over about five weeks, which include a change to daylight saving time. */
const anyPunches = fc
  .array(fc.record({ rest: fc.integer({ min: 0, max: 30 * 60 }), length: fc.integer({ min: 1, max: 15 * 60 }) }), {
    minLength: 1,
    maxLength: 30,
  })
  .map((shifts) => {
    let at = monday;
    return shifts.map(({ rest, length }, index): Punch => {
      const clockInAt = at + rest * 60_000;
      at = clockInAt + length * 60_000;
      return {
        ...{ timesheetId: `timesheet-${index}`, clockInAt, clockOutAt: at, breaks: [], jobId: null, approved: true },
        ...{ missingLocation: false, addedByManager: false, selfApproved: false, selfReported: false },
        ...{ clockAdjusted: false, outsidePlace: null },
        ...(index % 2 && { breakAnswer: { meals: 'PROVIDED', rests: 'NOT_PROVIDED' } }),
      };
    });
  });

const timesOf = ({ clockInAt, clockOutAt }: Punch) => ({
  clockInAt: new Date(clockInAt),
  clockOutAt: clockOutAt === null ? null : new Date(clockOutAt),
  breaks: [],
});

/** Adds, removes, shortens, prolongs or moves one timesheet. */
const anyCase = fc.record({
  punches: anyPunches,
  which: fc.nat(),
  kind: fc.constantFrom('ADD', 'CHANGE', 'REMOVE'),
  shift: fc.integer({ min: -20 * 60, max: 20 * 60 }),
  length: fc.integer({ min: 1, max: 18 * 60 }),
  timezone: fc.constantFrom('America/Denver', 'America/Los_Angeles', 'Europe/Berlin', 'Asia/Kathmandu'),
  workweekStartsOn: fc.constantFrom('SUNDAY' as const, 'MONDAY' as const, 'THURSDAY' as const),
  roundingRule: fc.constantFrom('none' as const, '15min' as const),
});

type Case = typeof anyCase extends fc.Arbitrary<infer Value> ? Value : never;

function changeOf({ punches, which, kind, shift, length }: Case): TimesheetChange {
  const punch = punches[which % punches.length] as Punch;
  const start = punch.clockInAt + shift * 60_000;
  const changed = { clockInAt: new Date(start), clockOutAt: new Date(start + length * 60_000), breaks: [] };
  if (kind === 'ADD') return { timesheetId: null, before: null, after: changed };
  const { timesheetId } = punch;
  return { timesheetId, before: timesOf(punch), after: kind === 'REMOVE' ? null : changed };
}

/** The payroll of half a year, summed up line by line. */
function payrollOf(input: Omit<PayInput, 'period' | 'timeOff' | 'now'>) {
  const { lines } = computePay({
    ...input,
    period: { startDate: '2026-01-01', endDate: '2026-06-30' },
    timeOff: [],
    now,
  });
  const sum = (kind: string) =>
    lines.filter((line) => line.kind === kind).reduce((total, { minutes }) => total + minutes, 0);
  return {
    ...{ regular: sum('REGULAR'), overtime: sum('OVERTIME'), doubleTime: sum('DOUBLE_TIME') },
    ...{ mealPremium: sum('MEAL_PREMIUM'), restPremium: sum('REST_PREMIUM') },
  };
}

const customRule: CustomRule = {
  ...{ id: 'agreement', name: 'Agreement', country: 'US', source: null },
  limits: { dailyMinutes: null, dailyDoubleMinutes: null, weeklyMinutes: 2400, consecutiveMinutes: 420, nthDay: 4 },
};

describe.each<OvertimeRule>([...(['NONE', 'FLSA', 'CALIFORNIA', 'COLORADO', 'NEVADA', 'KENTUCKY', 'CUSTOM'] as const)])(
  'under the overtime rule %s',
  (overtimeRule) => {
    test('the effect of 2,000 random corrections is the payroll after less the payroll before', () => {
      fc.assert(
        fc.property(anyCase, (given) => {
          const { punches, timezone, workweekStartsOn, roundingRule } = given;
          const organization = {
            timezone,
            roundingRule,
            overtimeRule,
            customRule,
            workweekStartsOn,
            breakPremiums: true,
          };
          const rules = [{ from: null, ...organization }] as const;
          const change = changeOf(given);

          const effect = computeEffect({ rules, punches, change, now });

          const before = payrollOf({ rules, punches });
          const after = payrollOf({ rules, punches: applyChange(punches, change) });
          expect(effect).toEqual({
            regularMinutes: after.regular - before.regular,
            overtimeMinutes: after.overtime - before.overtime,
            doubleTimeMinutes: after.doubleTime - before.doubleTime,
            mealPremiumMinutes: after.mealPremium - before.mealPremium,
            restPremiumMinutes: after.restPremium - before.restPremium,
          });
        }),
        { numRuns: 2000 },
      );
    });
  },
);

test('the effect of work before midnight counts to the end of the next workweek, into which its run continues', () => {
  const rules = [
    { from: null, timezone: 'UTC', roundingRule: 'none', overtimeRule: 'COLORADO', workweekStartsOn: 'SUNDAY' },
  ] as const;
  const work = (day: number, from: number, hours: number) => {
    const clockInAt = Date.UTC(2026, 2, day, from);
    return { clockInAt: new Date(clockInAt), clockOutAt: new Date(clockInAt + hours * 3_600_000), breaks: [] };
  };
  const workweek = [work(8, 0, 6), work(9, 8, 8), work(10, 8, 8), work(11, 8, 8), work(12, 8, 8), work(13, 8, 6)];
  const punches = workweek.flatMap((after, index) =>
    applyChange([], { timesheetId: null, before: null, after }).map((punch) => ({ ...punch, timesheetId: `${index}` })),
  );

  // Four and a half hours of Sunday are overtime then, so that only 39.5 hours of its workweek are regular. Before, four of 44 were overtime.
  const change = { timesheetId: null, before: null, after: work(7, 13, 10.5) };
  const effect = computeEffect({ rules, punches, change, now });
  expect(effect).toEqual({ ...noEffect, regularMinutes: 600, overtimeMinutes: 30 });
});

describe('the sentence about an effect', () => {
  test.each([
    [[270, 0, 0], 'This adds 4h 30m.'],
    [[240, 30, 0], 'This adds 4h 30m, including 30m overtime.'],
    [[0, 60, 45], 'This adds 1h 45m, including 1h overtime and 45m double time.'],
    [[-450, -30, 0], 'This removes 8h, including 30m overtime.'],
    [[90, -30, 0], 'This adds 1h, with 30m less overtime.'],
    [[-30, 30, 0], 'The paid time stays the same, with 30m more overtime.'],
    [[0, 0, 0], 'This does not change the paid time.'],
    [[0, 0, 0, -60], 'The paid time stays the same, with 1h less meal premium.'],
    [[-27, -3, 0, -60], 'This removes 30m, including 3m overtime, with 1h less meal premium.'],
    [[60, -30, 0, 60, 60], 'This adds 30m, with 30m less overtime, 1h more meal premium, and 1h more rest premium.'],
  ])('%j is “%s”', (minutes, text) => {
    const [regularMinutes = 0, overtimeMinutes = 0, doubleTimeMinutes = 0, mealPremiumMinutes = 0, rest = 0] = minutes;
    const time = { regularMinutes, overtimeMinutes, doubleTimeMinutes };
    expect(describeEffect({ ...time, mealPremiumMinutes, restPremiumMinutes: rest })).toBe(text);
  });
});

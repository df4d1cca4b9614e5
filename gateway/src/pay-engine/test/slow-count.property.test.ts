import { describe, expect, test } from '@jest/globals';
import { addDays, datesOf } from '@timetrack/contracts/calendar';
import fc from 'fast-check';
import { createSlowCount } from '../../../test/pay-histories/slow-count.js';
import { computePay, type DatedRules, type PayInput, type PayLine, type Punch } from '../index.js';
import { anyRules, arbitraryWork } from './arbitraries.js';

const toSecond = (instant: number | null) => (instant as number) / 1000;

const toCounted = ({ timesheetId, clockInAt, clockOutAt, breaks }: Punch) => ({
  id: timesheetId,
  clockIn: toSecond(clockInAt),
  clockOut: toSecond(clockOutAt),
  breaks: breaks.map(({ type, from, to }) => ({ type, from: toSecond(from), to: toSecond(to) })),
});

const someSettings = fc.subarray(['timezone', 'roundingRule', 'overtimeRule', 'workweekStartsOn'] as const);

/** Work during which the rules change up to twice, each time in some of the settings. */
const workWithChanges = fc
  .tuple(arbitraryWork('seconds'), fc.array(fc.tuple(fc.nat(14), anyRules, someSettings), { maxLength: 2 }))
  .map(([work, changes]): PayInput => {
    const [first] = work.rules;
    const rules: [DatedRules, ...DatedRules[]] = [first];
    let from = addDays(work.period.startDate, 1);
    for (const [days, changed, settings] of changes) {
      from = addDays(from, days + 1);
      const values = Object.fromEntries(settings.map((setting) => [setting, changed[setting]]));
      rules.push({ ...(rules.at(-1) as DatedRules), ...values, from });
    }
    return { ...work, rules };
  });

type Minutes = Pick<PayLine, 'date' | 'timesheetId' | 'kind' | 'minutes'>;

/** The minutes of each kind on each date from each timesheet. */
function sumByKey(lines: readonly Minutes[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { date, timesheetId, kind, minutes } of lines) {
    const key = `${date} ${timesheetId} ${kind}`;
    sums[key] = (sums[key] ?? 0) + minutes;
  }
  return sums;
}

describe('computePay, while the rules change', () => {
  test('agrees with a slow count of every second', () => {
    fc.assert(
      fc.property(workWithChanges, (input) => {
        const counted = createSlowCount(input.rules)(input.punches.map(toCounted));
        expect(sumByKey(computePay(input).lines)).toEqual(sumByKey(counted));
      }),
      { numRuns: 25 },
    );
  });

  test('gives the same lines day by day as for the whole period', () => {
    fc.assert(
      fc.property(workWithChanges, (input) => {
        const daily = datesOf(input.period).flatMap(
          (date) => computePay({ ...input, period: { startDate: date, endDate: date } }).lines,
        );
        expect(daily).toEqual(computePay(input).lines);
      }),
      { numRuns: 25 },
    );
  });
});

import { describe, expect, test } from '@jest/globals';
import { addDays, datesOf } from '@timetrack/contracts/calendar';
import fc from 'fast-check';
import { computePay, type DatedRules, type PayInput } from '../index.js';
import { anyRules, anyZone, arbitraryWork, rulesUnder } from './arbitraries.js';
import { countSlowly, sumByKey } from './counted.js';

const someSettings = fc.subarray(['timezone', 'roundingRule', 'overtimeRule', 'workweekStartsOn', 'exempt'] as const);

/** Work during which the rules change up to twice, each time in some of the settings. */
const workWithChanges = fc
  .tuple(
    arbitraryWork('seconds'),
    fc.array(fc.tuple(fc.nat(14), anyRules, fc.boolean(), someSettings), { maxLength: 2 }),
  )
  .map(([work, changes]): PayInput => {
    const [first] = work.rules;
    const rules: [DatedRules, ...DatedRules[]] = [first];
    let from = addDays(work.period.startDate, 1);
    for (const [days, others, exempt, settings] of changes) {
      from = addDays(from, days + 1);
      const changed = { ...others, exempt };
      const values = Object.fromEntries(settings.map((setting) => [setting, changed[setting]]));
      const { customRule } = settings.includes('overtimeRule') ? others : (rules.at(-1) as DatedRules);
      rules.push({ ...(rules.at(-1) as DatedRules), ...values, customRule, from });
    }
    return { ...work, rules };
  });

/** Work under rules that count hours across midnights and workweeks, during which the organization moves to another zone. */
const workWithMoves = fc
  .tuple(
    arbitraryWork('minutes', rulesUnder(fc.constantFrom('COLORADO', 'NEVADA', 'CUSTOM'))),
    fc.integer({ min: 3, max: 14 }),
    anyZone,
    fc.boolean(),
  )
  .map(([work, days, timezone, exempt]): PayInput => {
    const [first] = work.rules;
    return {
      ...work,
      rules: [first, { ...first, timezone, exempt, from: addDays(work.period.startDate, days) }],
    };
  });

describe('computePay, while the rules change', () => {
  test('agrees with a slow count of every second', () => {
    fc.assert(
      fc.property(workWithChanges, (input) => {
        expect(sumByKey(computePay(input).lines)).toEqual(countSlowly(input));
      }),
      { numRuns: 25 },
    );
  });

  test('agrees with it where the zone changes under rules that count across workweeks', () => {
    fc.assert(
      fc.property(workWithMoves, (input) => {
        expect(sumByKey(computePay(input).lines)).toEqual(countSlowly(input));
      }),
      { numRuns: 50 },
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

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { payKinds } from '../../../pay-engine/index.js';
import { convertToHours, distributeHours, sumMinutesByKind } from '../run/pay-hours.rules.js';

const line = (minutes: number, kind: (typeof payKinds)[number] = 'REGULAR', date = '2026-11-09') => ({
  kind,
  date,
  minutes,
});
const none = sumMinutesByKind([]);
const manyLines = fc.array(
  fc
    .record({
      kind: fc.constantFrom(...payKinds),
      date: fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
      // Adjustments can be negative.
      minutes: fc.integer({ min: -1500, max: 1500 }),
    })
    // Premiums are whole hours.
    .map((each) => (each.kind.endsWith('_PREMIUM') ? { ...each, minutes: Math.sign(each.minutes) * 60 } : each)),
  { maxLength: 60 },
);

describe('distributing decimal hours', () => {
  test('rounds the running sum, so that three times 20 minutes are exactly an hour', () => {
    expect(distributeHours([line(20), line(20), line(20)])).toEqual([0.33, 0.34, 0.33]);
  });

  test('goes by date, whatever the order of the lines', () => {
    const lines = [line(20, 'OVERTIME', '2026-11-11'), line(20, 'OVERTIME', '2026-11-10'), line(20, 'OVERTIME')];
    expect(distributeHours(lines)).toEqual([0.33, 0.34, 0.33]);
  });

  test('gives the first line of regular time the remainder of the other kinds', () => {
    const lines = [line(20, 'PTO'), line(20, 'OVERTIME'), line(20, 'REGULAR', '2026-11-10'), line(20, 'REGULAR')];
    expect(distributeHours(lines)).toEqual([0.33, 0.33, 0.33, 0.34]);
  });

  test('rounds overtime, double time and time off each by itself', () => {
    const hoursWith = (overtime: number) =>
      convertToHours({ ...none, REGULAR: 2400, OVERTIME: overtime, DOUBLE_TIME: 20, PTO: 20 });
    expect(hoursWith(397)).toMatchObject({ regular: 40, overtime: 6.62, doubleTime: 0.33, pto: 0.33, total: 47.28 });
    expect(hoursWith(20)).toMatchObject({ regular: 40.01, overtime: 0.33, doubleTime: 0.33, pto: 0.33, total: 41 });
    fc.assert(
      fc.property(manyLines, (lines) => {
        const sums = sumMinutesByKind(lines);
        const { overtime, doubleTime, pto } = convertToHours(sums);
        const nearest = [sums.OVERTIME, sums.DOUBLE_TIME, sums.PTO].map((each) => Math.round((each * 100) / 60) + 0);
        expect([overtime, doubleTime, pto].map((hours) => Math.round(hours * 100))).toEqual(nearest);
      }),
    );
  });

  test('makes no regular time of rounding', () => {
    const { regular, total } = convertToHours({ ...none, OVERTIME: 20, DOUBLE_TIME: 20, PTO: 20 });
    expect([regular, total]).toEqual([0, 0.99]);
  });

  test('sums exactly to the total, with no line off by two hundredths', () => {
    fc.assert(
      fc.property(manyLines, (lines) => {
        const hours = distributeHours(lines);
        const hundredths = hours.map((value) => Math.round(value * 100));
        const { total } = convertToHours(sumMinutesByKind(lines));
        expect(hundredths.reduce((sum, value) => sum + value, 0)).toBe(Math.round(total * 100) + 0);
        for (const [index, line] of lines.entries()) {
          // In thirds of a hundredth, where everything is an integer.
          const bound = line.kind === 'REGULAR' ? 6 : 3;
          expect(Math.abs((hundredths[index] ?? 0) * 3 - line.minutes * 5)).toBeLessThan(bound);
        }
      }),
    );
  });

  test('has kinds that add up exactly to the total', () => {
    fc.assert(
      fc.property(manyLines, (lines) => {
        const sums = convertToHours(sumMinutesByKind(lines));
        const { total, ...kinds } = sums;
        const cents = Object.values(kinds).reduce((sum, value) => sum + Math.round(value * 100), 0);
        expect(cents).toBe(Math.round(total * 100));
        expect(JSON.stringify(sums)).not.toMatch(/\.\d{3}/);
      }),
    );
  });

  test('has the hours of each kind that its lines have together', () => {
    const namesOfKinds = {
      ...({ REGULAR: 'regular', OVERTIME: 'overtime', DOUBLE_TIME: 'doubleTime', PTO: 'pto' } as const),
      ...({ MEAL_PREMIUM: 'mealPremium', REST_PREMIUM: 'restPremium' } as const),
    };
    fc.assert(
      fc.property(manyLines, (lines) => {
        const hours = distributeHours(lines);
        const sums = convertToHours(sumMinutesByKind(lines));
        for (const kind of payKinds) {
          const ofKind = hours.filter((_, index) => lines[index]?.kind === kind);
          const hundredths = ofKind.reduce((sum, value) => sum + Math.round(value * 100), 0);
          expect(Math.round((sums[namesOfKinds[kind]] ?? 0) * 100)).toBe(hundredths);
        }
      }),
    );
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { payKinds } from '../../../pay-engine/index.js';
import { convertToHours, distributeHours, sumMinutesByKind } from '../run/pay-hours.rules.js';

const line = (minutes: number, kind: (typeof payKinds)[number] = 'REGULAR', date = '2026-11-09') => ({
  kind,
  date,
  minutes,
});
const manyLines = fc.array(
  fc.record({
    kind: fc.constantFrom(...payKinds),
    date: fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
    // Adjustments can be negative.
    minutes: fc.integer({ min: -1500, max: 1500 }),
  }),
  { maxLength: 60 },
);

describe('distributing decimal hours', () => {
  test('rounds the running sum, so that three times 20 minutes are exactly an hour', () => {
    expect(distributeHours([line(20), line(20), line(20)])).toEqual([0.33, 0.34, 0.33]);
  });

  test('goes by kind and then by date, whatever the order of the lines', () => {
    const lines = [line(20, 'PTO'), line(20, 'OVERTIME'), line(20, 'REGULAR', '2026-11-10'), line(20, 'REGULAR')];
    expect(distributeHours(lines)).toEqual([0.33, 0.33, 0.34, 0.33]);
  });

  test('sums exactly to the rounded total, with no line off by a hundredth or more', () => {
    fc.assert(
      fc.property(manyLines, (lines) => {
        const hours = distributeHours(lines);
        const hundredths = hours.map((value) => Math.round(value * 100));
        const minutes = lines.reduce((sum, line) => sum + line.minutes, 0);
        expect(hundredths.reduce((sum, value) => sum + value, 0)).toBe(Math.round((minutes * 100) / 60) + 0);
        for (const [index, line] of lines.entries()) {
          // In thirds of a hundredth, where everything is an integer.
          expect(Math.abs((hundredths[index] ?? 0) * 3 - line.minutes * 5)).toBeLessThan(3);
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
    const namesOfKinds = { REGULAR: 'regular', OVERTIME: 'overtime', DOUBLE_TIME: 'doubleTime', PTO: 'pto' } as const;
    fc.assert(
      fc.property(manyLines, (lines) => {
        const hours = distributeHours(lines);
        const sums = convertToHours(sumMinutesByKind(lines));
        for (const kind of payKinds) {
          const ofKind = hours.filter((_, index) => lines[index]?.kind === kind);
          const hundredths = ofKind.reduce((sum, value) => sum + Math.round(value * 100), 0);
          expect(Math.round(sums[namesOfKinds[kind]] * 100)).toBe(hundredths);
        }
      }),
    );
  });
});

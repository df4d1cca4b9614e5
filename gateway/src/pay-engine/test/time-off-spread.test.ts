import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dateOf } from '../local-calendar.rules.js';
import { spreadTimeOff, sumTimeOffMinutesWithin } from '../time-off.rules.js';

const createTimeOff = (startDate: string, endDate: string, hours: number) => ({ startDate, endDate, hours });
const spreadByDay = (...timeOff: Parameters<typeof createTimeOff>) =>
  spreadTimeOff(createTimeOff(...timeOff)).map(({ day, minutes }) => `${dateOf(day).slice(5)} ${minutes}`);

describe('spreadTimeOff', () => {
  test.each<[string, Parameters<typeof createTimeOff>, string[]]>([
    ['puts all hours on a single day', ['2026-07-13', '2026-07-13', 8], ['07-13 480']],
    ['spreads hours evenly over weekdays', ['2026-07-13', '2026-07-15', 24], ['07-13 480', '07-14 480', '07-15 480']],
    ['skips a weekend', ['2026-07-17', '2026-07-20', 16], ['07-17 480', '07-20 480']],
    ['uses a weekend when the request has no weekday', ['2026-07-18', '2026-07-19', 8], ['07-18 240', '07-19 240']],
    ['uses a Sunday when it is the only day', ['2026-07-19', '2026-07-19', 1], ['07-19 60']],
    ['skips the weekend at the start of a request', ['2026-07-18', '2026-07-20', 8], ['07-20 480']],
    [
      'gives the earliest days the remainder in whole minutes',
      ['2026-07-13', '2026-07-21', 8],
      ['07-13 69', '07-14 69', '07-15 69', '07-16 69', '07-17 68', '07-20 68', '07-21 68'],
    ],
    ['spans New Year', ['2026-12-31', '2027-01-01', 1], ['12-31 30', '01-01 30']],
    ['spans a clock change', ['2026-03-06', '2026-03-09', 2], ['03-06 60', '03-09 60']],
    ['includes February 29', ['2028-02-28', '2028-03-01', 24], ['02-28 480', '02-29 480', '03-01 480']],
  ])('%s', (_, timeOff, days) => {
    expect(spreadByDay(...timeOff)).toEqual(days);
  });

  const anySpan = fc
    .tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 365 }), fc.integer({ min: 1, max: 80 }))
    .map(([first, length, hours]) => {
      const start = Temporal.PlainDate.from('2024-01-01').add({ days: first });
      return createTimeOff(start.toString(), start.add({ days: length }).toString(), hours);
    });

  test('loses no minute, and gives each day the same minutes as the first day or one less', () => {
    fc.assert(
      fc.property(anySpan, (timeOff) => {
        const minutes = spreadTimeOff(timeOff).map((day) => day.minutes);
        expect(minutes.reduce((total, each) => total + each, 0)).toBe(timeOff.hours * 60);
        expect(Math.max(...minutes) - Math.min(...minutes)).toBeLessThanOrEqual(1);
        expect(minutes).toEqual(minutes.toSorted((one, other) => other - one));
      }),
    );
  });

  test('splits a request at any date without losing a minute', () => {
    fc.assert(
      fc.property(anySpan, fc.integer({ min: 0, max: 365 }), (timeOff, days) => {
        const cut = Temporal.PlainDate.from(timeOff.startDate).add({ days });
        const before = sumTimeOffMinutesWithin(timeOff, { startDate: '1970-01-01', endDate: cut.toString() });
        const after = sumTimeOffMinutesWithin(timeOff, {
          startDate: cut.add({ days: 1 }).toString(),
          endDate: '2199-12-31',
        });
        expect(before + after).toBe(timeOff.hours * 60);
      }),
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dateText } from '../local-calendar.js';
import { spreadTimeOff, timeOffMinutesWithin } from '../time-off.js';

const span = (startDate: string, endDate: string, hours: number) => ({ startDate, endDate, hours });
const spread = (...given: Parameters<typeof span>) =>
  spreadTimeOff(span(...given)).map(({ day, minutes }) => `${dateText(day).slice(5)} ${minutes}`);

describe('a request spreads its hours', () => {
  it.each<[string, Parameters<typeof span>, string[]]>([
    ['on its one day', ['2026-07-13', '2026-07-13', 8], ['07-13 480']],
    ['evenly over weekdays', ['2026-07-13', '2026-07-15', 24], ['07-13 480', '07-14 480', '07-15 480']],
    ['past a weekend', ['2026-07-17', '2026-07-20', 16], ['07-17 480', '07-20 480']],
    ['over a weekend alone', ['2026-07-18', '2026-07-19', 8], ['07-18 240', '07-19 240']],
    ['on a Sunday alone', ['2026-07-19', '2026-07-19', 1], ['07-19 60']],
    ['from a weekend into the week', ['2026-07-18', '2026-07-20', 8], ['07-20 480']],
    [
      'in whole minutes, the remainder on the earliest',
      ['2026-07-13', '2026-07-21', 8],
      ['07-13 69', '07-14 69', '07-15 69', '07-16 69', '07-17 68', '07-20 68', '07-21 68'],
    ],
    ['over New Year', ['2026-12-31', '2027-01-01', 1], ['12-31 30', '01-01 30']],
    ['over a change of the clocks', ['2026-03-06', '2026-03-09', 2], ['03-06 60', '03-09 60']],
    ['over 29 February', ['2028-02-28', '2028-03-01', 24], ['02-28 480', '02-29 480', '03-01 480']],
  ])('%s', (_, given, days) => {
    expect(spread(...given)).toEqual(days);
  });

  const anySpan = fc
    .tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 365 }), fc.integer({ min: 1, max: 80 }))
    .map(([first, length, hours]) => {
      const start = Temporal.PlainDate.from('2024-01-01').add({ days: first });
      return span(start.toString(), start.add({ days: length }).toString(), hours);
    });

  it('so that nothing is lost, no day gets more than a minute above another, and none more than an earlier one', () => {
    fc.assert(
      fc.property(anySpan, (given) => {
        const minutes = spreadTimeOff(given).map((day) => day.minutes);
        expect(minutes.reduce((total, each) => total + each, 0)).toBe(given.hours * 60);
        expect(Math.max(...minutes) - Math.min(...minutes)).toBeLessThanOrEqual(1);
        expect(minutes).toEqual(minutes.toSorted((one, other) => other - one));
      }),
    );
  });

  it('so that the parts before and after any day are the whole', () => {
    fc.assert(
      fc.property(anySpan, fc.integer({ min: 0, max: 365 }), (given, days) => {
        const cut = Temporal.PlainDate.from(given.startDate).add({ days });
        const before = timeOffMinutesWithin(given, { startDate: '1970-01-01', endDate: cut.toString() });
        const after = timeOffMinutesWithin(given, {
          startDate: cut.add({ days: 1 }).toString(),
          endDate: '2199-12-31',
        });
        expect(before + after).toBe(given.hours * 60);
      }),
    );
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countMinutesByDay, type MinutesOfDay, type Shift } from '../export/minutes-by-day.rules.js';

const denver = 'America/Denver';
const at = (text: string) => new Date(text);

function shift(clockInAt: string, clockOutAt: string, ...breaks: Shift['breaks']): Shift {
  return { clockInAt: at(clockInAt), clockOutAt: at(clockOutAt), breaks };
}

const unpaid = (startAt: string, endAt: string | null) =>
  ({ type: 'UNPAID', startAt: at(startAt), endAt: endAt === null ? null : at(endAt) }) as const;

const cases: [what: string, shift: Shift, days: [date: string, minutes: number][]][] = [
  ['a day shift', shift('2026-07-15T15:00:00Z', '2026-07-15T23:30:00Z'), [['2026-07-15', 510]]],
  [
    'a day shift without its unpaid break',
    shift('2026-07-15T15:00:00Z', '2026-07-15T23:00:00Z', unpaid('2026-07-15T18:00:00Z', '2026-07-15T18:30:00Z')),
    [['2026-07-15', 450]],
  ],
  [
    'a day shift with a paid break',
    shift('2026-07-15T15:00:00Z', '2026-07-15T23:00:00Z', {
      ...unpaid('2026-07-15T18:00:00Z', '2026-07-15T18:30:00Z'),
      type: 'PAID',
    }),
    [['2026-07-15', 480]],
  ],
  [
    'a night shift, split at the organization’s midnight',
    shift('2026-07-16T04:00:00Z', '2026-07-16T12:00:00Z'),
    [
      ['2026-07-15', 120],
      ['2026-07-16', 360],
    ],
  ],
  [
    'a break across midnight, which is split as well',
    shift('2026-07-16T04:00:00Z', '2026-07-16T12:00:00Z', unpaid('2026-07-16T05:45:00Z', '2026-07-16T06:30:00Z')),
    [
      ['2026-07-15', 105],
      ['2026-07-16', 330],
    ],
  ],
  ['a shift that ends at midnight', shift('2026-07-15T22:00:00Z', '2026-07-16T06:00:00Z'), [['2026-07-15', 480]]],
  [
    'the night on which the clocks go forward, which is an hour shorter',
    shift('2026-03-08T05:00:00Z', '2026-03-08T14:00:00Z'),
    [
      ['2026-03-07', 120],
      ['2026-03-08', 420],
    ],
  ],
  [
    'the whole day on which the clocks go back',
    shift('2026-11-01T06:00:00Z', '2026-11-02T07:00:00Z'),
    [['2026-11-01', 1500]],
  ],
  [
    'half minutes, which add up to one minute',
    shift('2026-07-16T05:59:30Z', '2026-07-16T06:00:30Z'),
    [
      ['2026-07-15', 0],
      ['2026-07-16', 1],
    ],
  ],
  [
    'a shift of three days',
    shift('2026-07-15T18:00:00Z', '2026-07-17T18:00:00Z'),
    [
      ['2026-07-15', 720],
      ['2026-07-16', 1440],
      ['2026-07-17', 720],
    ],
  ],
];

describe('minutesByDay', () => {
  test.each(cases)('splits %s', (_what, shift, expected) => {
    expect(countMinutesByDay(shift, denver)).toEqual(expected.map(([date, minutes]) => ({ date, minutes })));
  });

  test('adds up to the timesheet’s minutes for every time zone, day and break', () => {
    const instant = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) });
    const lengths = fc.array(fc.integer({ min: 0, max: 5 * 3_600_000 }), { minLength: 1, maxLength: 12 });
    const zone = fc.constantFrom(denver, 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Apia', 'Africa/Cairo');
    fc.assert(
      fc.property(instant, lengths, zone, (from, parts, timezone) => {
        const { shift, workedMs } = shiftOf(from, parts);
        const days = countMinutesByDay(shift, timezone);
        const sum = days.reduce((total: number, day: MinutesOfDay) => total + day.minutes, 0);
        expect(sum).toBe(Math.floor(workedMs / 60_000));
        expect(days.every(({ minutes }) => minutes >= 0)).toBe(true);
        expect(new Set(days.map(({ date }) => date)).size).toBe(days.length);
      }),
    );
  });
});

/** Alternates work and unpaid breaks. */
function shiftOf(from: number, parts: readonly number[]): { shift: Shift; workedMs: number } {
  const breaks: ReturnType<typeof unpaid>[] = [];
  let now = from;
  let workedMs = 0;
  for (const [index, length] of parts.entries()) {
    if (index % 2 === 0) workedMs += length;
    else breaks.push({ type: 'UNPAID', startAt: new Date(now), endAt: new Date(now + length) });
    now += length;
  }
  return { shift: { clockInAt: new Date(from), clockOutAt: new Date(now), breaks }, workedMs };
}

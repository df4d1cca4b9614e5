import { expect, test } from '@jest/globals';
import { ana, aSchedule, aUser } from '../../../testing/builders.js';
import { timeOnDay } from './describe.js';
import { colorOf } from './look.js';

const hour = 3_600_000;
const monday = Date.parse('2026-03-02T07:00:00.000Z');
const day = (index: number) => [monday + index * 24 * hour, monday + (index + 1) * 24 * hour] as const;

/** From Monday, 9:00, to Wednesday, 16:00, in Denver. */
const shift = { start: monday + 9 * hour, end: monday + 64 * hour };

test.each([
  ['the day on which it begins', 0, undefined],
  ['a day that it fills', 1, 'all day'],
  ['the day on which it ends', 2, 'until 4p'],
])('%s says its own of a shift over days', (_which, index, words) => {
  expect(timeOnDay(shift, ...day(index), 'America/Denver')).toBe(words);
});

test('a shift that several work has the color of the first, and to each of them their own', () => {
  const ben = aUser('Ben', 'Cole', { scheduleColor: '#10b981' });
  const several = { ...aSchedule({ assignees: [ana, ben] }), start: 0, end: 1 };
  expect(colorOf(several, null)).toBe(ana.scheduleColor);
  expect(colorOf(several, ben.id)).toBe('#10b981');
  expect(colorOf(several, 'somebody else')).toBe(ana.scheduleColor);
});

import { describe, expect, test } from '@jest/globals';
import { assessReplacement, compareCandidates, type ReplacementFacts } from '../replacements/replacement.rules.js';
import { createWeekFinder } from '../warnings/week-finder.rules.js';

const timezone = 'America/Denver';
/** Hours of July 2026 in Denver: 15 is Wednesday, 12 and 19 are Sundays. */
const july = (day: number, hour: number) => new Date(Date.UTC(2026, 6, day) + (hour + 6) * 3_600_000);
const shift = (id: string, startAt: Date, endAt: Date) => ({
  id,
  title: `Shift ${id}`,
  startAt,
  endAt,
  plannedBreakMinutes: 0,
});
const dayShift = (day: number) => shift(`day ${day}`, july(day, 9), july(day, 17));
const open = shift('open', july(15, 9), july(15, 17));

const assess = (others: ReplacementFacts['others'], facts: Partial<ReplacementFacts> = {}) =>
  assessReplacement({
    person: { id: 'ada', firstName: 'Ada', lastName: 'Marsh', status: 'ACTIVE' },
    shift: open,
    others,
    daysOff: [],
    projectedOvertime: 0,
    weeksOf: createWeekFinder(timezone),
    weeklyLimitOf: () => 2400,
    timezone,
    now: july(14, 12),
    ...facts,
  });

test('counts no overtime of planned hours for a person without a weekly limit', () => {
  const others = [12, 13, 14, 16, 17].map(dayShift);
  expect(assess(others)).toMatchObject({ overtimeMinutes: 480 });
  expect(assess(others, { weeklyLimitOf: () => null })).toMatchObject({ overtimeMinutes: 0 });
});

describe('the reason why a person fits', () => {
  test.each<[string, ReplacementFacts['others'], object]>([
    ['Free all day, nothing planned this week, no overtime', [], { plannedMinutes: 0, overtimeMinutes: 0 }],
    [
      'Free all day, 24h planned this week, no overtime',
      [12, 13, 16].map(dayShift),
      { plannedMinutes: 1440, overtimeMinutes: 0 },
    ],
    [
      'Free all day, 34h 30m planned this week, would have 2h 30m overtime',
      [...[12, 13, 16, 17].map(dayShift), shift('short', july(18, 9), july(18, 11.5))],
      { plannedMinutes: 2070, overtimeMinutes: 150 },
    ],
    [
      'Free all day, 32h 30m planned this week, would have 30m overtime',
      [...[12, 13, 16, 17].map(dayShift), shift('short', july(18, 9), july(18, 9.5))],
      { plannedMinutes: 1950, overtimeMinutes: 30 },
    ],
    [
      'Also works Wed, Jul 15, 6:00 AM to 8:00 AM, 2h planned this week, no overtime',
      [shift('early', july(15, 6), july(15, 8))],
      { plannedMinutes: 120 },
    ],
    [
      'Has 2 other shifts then, 4h planned this week, no overtime',
      [shift('early', july(15, 6), july(15, 8)), shift('late', july(15, 18), july(15, 20))],
      { plannedMinutes: 240 },
    ],
  ])('%s', (reason, others, minutes) => {
    expect(assess(others)).toMatchObject({ reason, ...minutes });
  });

  test('speaks of that week when the shift is in another one', () => {
    expect(assess([], { now: july(1, 12) })?.reason).toBe('Free all day, nothing planned that week, no overtime');
  });

  test('names the projected overtime where it is more than the planned one', () => {
    expect(assess([], { projectedOvertime: 150 })).toMatchObject({
      overtimeMinutes: 150,
      reason: 'Free all day, nothing planned this week, would have 2h 30m overtime',
    });
  });

  test('counts the overtime of both weeks of a shift across Sunday', () => {
    const night = shift('open', july(18, 20), july(19, 4));
    const fullWeek = [12, 13, 14, 15, 16].map(dayShift);
    expect(assess(fullWeek, { shift: night })).toMatchObject({ plannedMinutes: 2400, overtimeMinutes: 240 });
  });
});

describe('a person does not fit', () => {
  const dayOff = (date: string) => [{ startDate: date, endDate: date, policyName: 'Sick' }];
  test.each<[string, ReplacementFacts['others'], Partial<ReplacementFacts>]>([
    ['with another shift at the same time', [shift('same', july(15, 16), july(15, 20))], {}],
    ['with less than 8 hours of rest before it', [shift('late', july(14, 18), july(15, 2))], {}],
    ['with less than 8 hours of rest after it', [shift('night', july(16, 0), july(16, 6))], {}],
    ['on approved time off', [], { daysOff: dayOff('2026-07-15') }],
    ['when they are archived', [], { person: { id: 'ada', firstName: 'Ada', lastName: 'Marsh', status: 'DISABLED' } }],
  ])('%s', (_, others, facts) => {
    expect(assess(others, facts)).toBeUndefined();
  });

  test('but conflicts that they have anyway do not count', () => {
    const clash = [shift('one', july(13, 9), july(13, 17)), shift('two', july(13, 10), july(13, 18))];
    expect(assess(clash, { daysOff: dayOff('2026-07-13') })).toBeDefined();
  });
});

test('the least overtime comes first, then workers, then the fewest planned hours', () => {
  const worker = { role: 'WORKER' };
  const fits = [
    { id: 'much overtime', user: worker, overtimeMinutes: 60, plannedMinutes: 0 },
    { id: 'many hours', user: worker, overtimeMinutes: 0, plannedMinutes: 1440 },
    { id: 'manager', user: { role: 'MANAGER' }, overtimeMinutes: 0, plannedMinutes: 0 },
    { id: 'few hours', user: worker, overtimeMinutes: 0, plannedMinutes: 480 },
    { id: 'as few hours', user: worker, overtimeMinutes: 0, plannedMinutes: 480 },
    { id: 'little overtime', user: worker, overtimeMinutes: 30, plannedMinutes: 2400 },
  ];
  const order = fits.toSorted(compareCandidates).map(({ id }) => id);
  expect(order).toEqual(['few hours', 'as few hours', 'many hours', 'manager', 'little overtime', 'much overtime']);
});

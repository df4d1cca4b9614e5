import { describe, expect, test } from '@jest/globals';
import { findWarnings, type PlannedShift, type WarningFacts } from '../warnings/warning.rules.js';
import { createWeekFinder } from '../warnings/week-finder.rules.js';

const person = { id: 'ada', firstName: 'Ada', lastName: 'Marsh' };
const timezone = 'America/Denver';
const weeksOf = createWeekFinder(timezone);
/** Hours of July 2026 in Denver: 15 is Wednesday. */
const july = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2026, 6, day, hour + 6, minute));
const shift = (startAt: Date, endAt: Date, id = 'other', title = 'Night shift'): PlannedShift => ({
  id,
  title,
  startAt,
  endAt,
  plannedBreakMinutes: 0,
});
const nineToFive = shift(july(15, 9), july(15, 17), 'this', 'Day shift');

type Facts = Omit<WarningFacts<typeof person>, 'person' | 'timezone' | 'weeks' | 'weeklyLimitOf' | 'now'> &
  Partial<Pick<WarningFacts<typeof person>, 'weeklyLimitOf'>>;
const warningsFor = (facts: Facts) =>
  findWarnings({
    ...{ person, timezone, now: new Date('2026-07-15T12:00:00Z'), weeks: weeksOf(facts.shift) },
    weeklyLimitOf: () => 2400,
    ...facts,
  });

const kindsFor = (
  others: PlannedShift[],
  daysOff: { startDate: string; endDate: string }[] = [],
  planned = nineToFive,
) =>
  warningsFor({
    shift: planned,
    others,
    daysOff: daysOff.map((days) => ({ policyName: 'Vacation', ...days })),
  }).map(({ kind }) => kind);

describe('the warning about a double booking', () => {
  test.each([
    ['appears for a shift within the other', july(15, 10), july(15, 11), true],
    ['appears for a shift around the other', july(15, 8), july(15, 18), true],
    ['appears for the same hours', july(15, 9), july(15, 17), true],
    ['appears for an overlap of a minute', july(15, 16, 59), july(15, 20), true],
    ['is absent when the other begins at the end', july(15, 17), july(15, 20), false],
    ['is absent when the other ends at the start', july(15, 5), july(15, 9), false],
    ['is absent for a shift tomorrow', july(16, 9), july(16, 17), false],
  ])('%s', (_what, startAt, endAt, isBooked) => {
    expect(kindsFor([shift(startAt, endAt)])).toEqual(isBooked ? ['DOUBLE_BOOKED'] : []);
  });

  test('names every other shift and its hours', () => {
    const others = [shift(july(15, 16), july(16, 2), 'a'), shift(july(15, 8), july(15, 10), 'b', 'Yard')];

    const found = warningsFor({ shift: nineToFive, others, daysOff: [] });

    expect(found).toEqual([
      {
        kind: 'DOUBLE_BOOKED',
        user: person,
        message: 'Ada Marsh is also planned for “Night shift”, Wed, Jul 15, 4:00 PM to Thu, Jul 16, 2:00 AM',
        otherScheduleId: 'a',
      },
      {
        kind: 'DOUBLE_BOOKED',
        user: person,
        message: 'Ada Marsh is also planned for “Yard”, Wed, Jul 15, 8:00 AM to 10:00 AM',
        otherScheduleId: 'b',
      },
    ]);
  });
});

describe('the warning about time off', () => {
  test.each([
    ['appears on a single day off', nineToFive, '2026-07-15', '2026-07-15', true],
    ['appears in the middle of the time off', nineToFive, '2026-07-13', '2026-07-17', true],
    ['appears on the last day', nineToFive, '2026-07-10', '2026-07-15', true],
    ['is absent when the time off ended the day before', nineToFive, '2026-07-14', '2026-07-14', false],
    ['is absent when the time off begins the day after', nineToFive, '2026-07-16', '2026-07-20', false],
    ['appears when a night shift reaches into it', shift(july(15, 22), july(16, 6)), '2026-07-16', '2026-07-16', true],
    ['is absent when the shift ends at midnight', shift(july(15, 16), july(16, 0)), '2026-07-16', '2026-07-16', false],
    // 23:30 in Denver is the next day in Greenwich.
    [
      'uses the days of the organization’s time zone',
      shift(july(15, 22), july(15, 23, 30)),
      '2026-07-16',
      '2026-07-16',
      false,
    ],
  ])('%s', (_what, planned, startDate, endDate, isOff) => {
    expect(kindsFor([], [{ startDate, endDate }], planned)).toEqual(isOff ? ['ON_TIME_OFF'] : []);
  });

  test('names the days and the policy', () => {
    const off = { startDate: '2026-07-13', endDate: '2026-07-17', policyName: 'Vacation' };

    const [found] = warningsFor({ shift: nineToFive, others: [], daysOff: [off] });

    expect(found?.message).toBe('Ada Marsh has approved time off (Vacation) from Jul 13, 2026 to Jul 17, 2026');
  });
});

describe('the warning about more than 40 hours', () => {
  const days = (...list: number[]) => list.map((day) => shift(july(day, 9), july(day, 17), `d${day}`));

  const morning = (day: number) => ({
    ...shift(july(day, 6), july(day, 14, 30), `d${day}`),
    plannedBreakMinutes: 30,
  });
  const mornings = (...list: number[]) => list.map(morning);

  test.each([
    ['is absent at exactly 40 hours', days(12, 13, 14, 16), nineToFive, false],
    ['appears at one minute over 40 hours', days(12, 13, 14, 16), shift(july(15, 9), july(15, 17, 1)), true],
    ['counts Sunday in the week that it begins', days(12, 13, 14, 16, 18), nineToFive, true],
    ['does not count the Saturday before and the Sunday after', days(11, 13, 14, 16, 19), nineToFive, false],
    ['is absent for 40 hours without the breaks', mornings(13, 14, 16, 17), morning(15), false],
    [
      'appears without the break of one day',
      mornings(13, 14, 16, 17),
      { ...morning(15), plannedBreakMinutes: 0 },
      true,
    ],
    ['appears for a single long shift', [], shift(july(13, 0), july(14, 17)), true],
  ])('%s', (_what, others, planned, isOver) => {
    expect(kindsFor(others, [], planned)).toEqual(isOver ? ['OVER_40_HOURS'] : []);
  });

  test('counts overlapping hours once', () => {
    const others = days(12, 13, 14, 15, 16);

    expect(kindsFor(others, [], nineToFive)).toEqual(['DOUBLE_BOOKED']);
    expect(kindsFor(others, [], { ...nineToFive, startAt: july(15, 8, 59) })).toEqual([
      'DOUBLE_BOOKED',
      'OVER_40_HOURS',
    ]);
  });

  test.each([
    ['48h in the week of Jul 12, 2026, more than 44 hours', 44 * 60],
    ['48h in the week of Jul 12, 2026, more than 37h 30m', 37.5 * 60],
    [undefined, 48 * 60],
    [undefined, null],
  ])('says “%s” of 48 hours with a weekly limit of %s minutes', (text, limit) => {
    const others = [12, 13, 14, 16, 17].map((day) => shift(july(day, 9), july(day, 17), `d${day}`));
    const found = warningsFor({ shift: nineToFive, others, daysOff: [], weeklyLimitOf: () => limit });
    expect(found.map(({ message }) => message)).toEqual(text ? [`Ada Marsh would have ${text}`] : []);
  });

  test('splits a shift across Saturday midnight between the weeks', () => {
    const overnight = shift(july(18, 20), july(19, 4), 'this');
    const full = [13, 14, 15, 16].map((day) => shift(july(day, 8), july(day, 17), `d${day}`));

    // 36 hours before it and 4 of it: 40 in the old week, 4 in the new one.
    expect(kindsFor(full, [], overnight)).toEqual([]);
    expect(kindsFor(full, [], { ...overnight, startAt: july(18, 19, 59) })).toEqual(['OVER_40_HOURS']);
  });

  test.each([
    ['2026-03-08', '2026-03-08T07:00:00Z', '2026-03-15T06:00:00Z'],
    ['2026-11-01', '2026-11-01T06:00:00Z', '2026-11-08T07:00:00Z'],
  ])('counts the week of %s, on whose first day the clocks change', (_week, from, to) => {
    const hours = (first: number, last: number) =>
      shift(new Date(Date.parse(from) + first * 3_600_000), new Date(Date.parse(from) + last * 3_600_000), 'this');

    expect(weeksOf(hours(0, 1))).toEqual([{ from: new Date(from), to: new Date(to) }]);
    expect(kindsFor([], [], hours(0, 40))).toEqual([]);
    expect(kindsFor([], [], hours(0, 41))).toEqual(['OVER_40_HOURS']);
  });

  test('names the hours and the week', () => {
    const long = shift(july(15, 9), july(15, 17, 30));

    const found = warningsFor({ shift: long, others: days(12, 13, 14, 16), daysOff: [] });

    expect(found.map(({ message }) => message)).toEqual([
      'Ada Marsh would have 40h 30m in the week of Jul 12, 2026, more than 40 hours',
    ]);
  });

  test('computes each week once, however many shifts it has', () => {
    const shifts = Array.from({ length: 200 }, (_, index) => shift(july(13, index / 4), july(14, index / 4)));

    expect(new Set(shifts.flatMap(weeksOf)).size).toBe(1);
  });

  test('finds every week that a long shift overlaps', () => {
    expect(weeksOf(shift(july(4, 12), july(19, 0))).map(({ from }) => from)).toEqual([
      july(-2, 0),
      july(5, 0),
      july(12, 0),
    ]);
  });
});

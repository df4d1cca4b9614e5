import { describe, expect, test } from '@jest/globals';
import { type ConflictFacts, findConflicts, findOwnConflicts } from '../conflicts/conflict.rules.js';
import { createWeekFinder } from '../warnings/week-finder.rules.js';

const person = { id: 'ada', firstName: 'Ada', lastName: 'Marsh', status: 'ACTIVE' };
const timezone = 'America/Denver';
/** Hours of July 2026 in Denver: 15 is Wednesday. */
const july = (day: number, hour: number) => new Date(Date.UTC(2026, 6, day, hour + 6));
const shift = (id: string, startAt: Date, endAt: Date, plannedBreakMinutes = 0) => ({
  id,
  title: `Shift ${id}`,
  startAt,
  endAt,
  plannedBreakMinutes,
});
const facts = (shifts: ConflictFacts['shifts'], others: Partial<ConflictFacts> = {}): ConflictFacts => ({
  person,
  shifts,
  daysOff: [],
  weeksOf: createWeekFinder(timezone),
  weeklyLimitOf: () => 2400,
  timezone,
  now: july(14, 12),
  ...others,
});
const codesOf = (shifts: ConflictFacts['shifts'], others?: Partial<ConflictFacts>) =>
  findConflicts(facts(shifts, others)).map(({ code, scheduleId }) => `${code} ${scheduleId}`);

describe('the conflicts of a person', () => {
  test.each<[string, ConflictFacts['shifts'], string[]]>([
    [
      'mark both shifts that overlap',
      [shift('b', july(15, 16), july(15, 20)), shift('a', july(15, 9), july(15, 17))],
      ['OVERLAP a', 'OVERLAP b'],
    ],
    [
      'mark the short shift within a long one',
      [
        shift('a', july(15, 6), july(15, 16)),
        shift('b', july(15, 7), july(15, 8)),
        shift('c', july(15, 15), july(15, 17)),
      ],
      ['OVERLAP a', 'OVERLAP b', 'OVERLAP a', 'OVERLAP c'],
    ],
    ['leave shifts that touch', [shift('a', july(15, 9), july(15, 12)), shift('b', july(15, 12), july(15, 17))], []],
    [
      'mark a shift after a short night',
      [shift('a', july(14, 14), july(14, 23)), shift('b', july(15, 6), july(15, 9))],
      ['SHORT_REST b'],
    ],
    ['leave eight hours of rest', [shift('a', july(14, 14), july(14, 22)), shift('b', july(15, 6), july(15, 9))], []],
    ['leave a split shift', [shift('a', july(15, 8), july(15, 12)), shift('b', july(15, 13), july(15, 17))], []],
    [
      'leave a shift that continues at midnight',
      [shift('a', july(14, 20), july(15, 0)), shift('b', july(15, 0), july(15, 4))],
      [],
    ],
  ])('%s', (_what, shifts, conflicts) => {
    expect(codesOf(shifts)).toEqual(conflicts);
  });

  test('mark the shifts beyond 40 hours without breaks', () => {
    const week = [13, 14, 15, 16, 17].map((day) =>
      shift(`${day}`, july(day, 6), new Date(+july(day, 14) + 1_800_000), 30),
    );

    expect(codesOf(week)).toEqual([]);
    expect(codesOf([...week, shift('18', july(18, 6), july(18, 7))])).toEqual(['OVERTIME 18']);
    const [found] = findConflicts(facts([...week, shift('18', july(18, 6), july(18, 7))]));
    expect(found?.message).toBe('Ada Marsh has 41h in the week of Jul 12, 2026, more than 40 hours');
  });

  test('name the time off, which workers see of their own', () => {
    const daysOff = [{ startDate: '2026-07-15', endDate: '2026-07-15', policyName: 'Vacation' }];
    const shifts = [shift('a', july(15, 9), july(15, 17)), shift('b', july(15, 10), july(15, 17))];

    expect(codesOf(shifts, { daysOff })).toEqual(['OVERLAP a', 'OVERLAP b', 'TIME_OFF a', 'TIME_OFF b']);
    expect(findOwnConflicts(facts(shifts.slice(0, 1), { daysOff }))).toEqual([
      {
        scheduleId: 'a',
        code: 'TIME_OFF',
        userId: 'ada',
        message: 'You have approved time off (Vacation) on Jul 15, 2026',
      },
    ]);
  });

  test('mark only coming shifts of archived people', () => {
    const shifts = [shift('a', july(13, 9), july(13, 17)), shift('b', july(15, 9), july(15, 17))];

    expect(codesOf(shifts, { person: { ...person, status: 'DISABLED' } })).toEqual(['ARCHIVED b']);
  });
});

import { describe, expect, test } from '@jest/globals';
import { datesOf } from '@timetrack/screens';
import { ana, ben } from '../../../testing/builders.js';
import { aCalendarRow } from '../../../testing/time-off-builders.js';
import { columnsOf, listDaysOff } from './calendar-rows.js';

const days = datesOf({ startDate: '2026-03-01', endDate: '2026-03-31' });
const off = (startDate: string, endDate: string, user = ana) => aCalendarRow(user, [{ startDate, endDate }]);

describe('a bar of the calendar', () => {
  test.each([
    ['covers its days', '2026-03-04', '2026-03-06', [4, 7]],
    ['covers a single day', '2026-03-31', '2026-03-31', [31, 32]],
    ['begins with the month when the time off began earlier', '2026-02-20', '2026-03-02', [1, 3]],
    ['ends with the month when the time off ends later', '2026-03-30', '2026-04-10', [30, 32]],
  ])('%s', (_, startDate, endDate, columns) => {
    const [timeOff] = off(startDate, endDate).timeOff;
    expect(timeOff && columnsOf(timeOff, days)).toEqual(columns);
  });
});

test('the list by day names everyone who is off, and omits other days', () => {
  const people = [off('2026-02-20', '2026-03-02'), off('2026-03-02', '2026-03-03', ben)];

  const listed = listDaysOff(people, days).map(([day, entries]) => [
    day,
    entries.map(({ person }) => person.user.firstName),
  ]);

  expect(listed).toEqual([
    ['2026-03-01', ['Ana']],
    ['2026-03-02', ['Ana', 'Ben']],
    ['2026-03-03', ['Ben']],
  ]);
});

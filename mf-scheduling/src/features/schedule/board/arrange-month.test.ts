import { expect, test } from '@jest/globals';
import { fixedTimeZone } from '@timetrack/screens/basics';
import { aMonth, ana, aSchedule, aTimeOff, ben } from '../../../testing/builders.js';
import { toShift } from './arrange-board.js';
import { arrangeMonth, findDay, moveWithinMonth } from './arrange-month.js';
import { monthRange } from './board-range.js';

const denver = fixedTimeZone('America/Denver');
const range = monthRange('2026-03-01', denver);
const span = { startDate: range.days[0] ?? '', endDate: range.days.at(-1) ?? '' };
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 2, day, hour)).toISOString();
const shiftOn = (id: string, day: number, hour = 16, days = 0) =>
  aSchedule({ id, title: id, startAt: at(day, hour), endAt: at(day + days, hour + 4) });

const titlesOf = (days: ReturnType<typeof moveWithinMonth>, date: string) => {
  const day = days.find((one) => one.date === date);
  return [day?.count, ...(day?.schedules.map(({ title }) => title) ?? [])];
};

test('arranges the days of a month with their counts, and lists each shift once', () => {
  const long = shiftOn('long', 2, 16, 2);
  const { days, timeOff } = aMonth(span, {
    schedules: [long, shiftOn('short', 3)],
    timeOff: [aTimeOff(ana), aTimeOff(ben)],
  });
  const month = arrangeMonth({ teamId: null, days, timeOff, conflicts: [] }, range);
  expect(month.shifts.map(({ id }) => id)).toEqual(['long', 'short']);
  expect(findDay(month, '2026-03-03')).toMatchObject({ count: 2, from: Date.parse('2026-03-03T07:00:00Z') });
  expect(findDay(month, '2026-03-04').timeOff).toHaveLength(2);
  expect(findDay(month, '2026-03-09')).toMatchObject({ count: 0, shifts: [] });
});

test('moves a shift to another day and keeps the order and the counts', () => {
  const { days } = aMonth(span, { schedules: [shiftOn('a', 2), shiftOn('b', 3, 14), shiftOn('c', 3, 18)] });
  const moved = moveWithinMonth(days, range, toShift(shiftOn('a', 2)), shiftOn('a', 3));
  expect(titlesOf(moved, '2026-03-02')).toEqual([0]);
  expect(titlesOf(moved, '2026-03-03')).toEqual([3, 'b', 'a', 'c']);
});

test('counts a shift that is not among the first of its new day', () => {
  const crowd = ['b', 'c', 'd', 'e'].map((id) => shiftOn(id, 3, 14));
  const { days } = aMonth(span, { schedules: [shiftOn('a', 2), ...crowd] });
  const moved = moveWithinMonth(days, range, toShift(shiftOn('a', 2)), shiftOn('a', 3));
  expect(titlesOf(moved, '2026-03-03')).toEqual([5, 'b', 'c', 'd']);
  const back = moveWithinMonth(moved, range, toShift(shiftOn('a', 3)), shiftOn('a', 2));
  expect(titlesOf(back, '2026-03-02')).toEqual([1, 'a']);
  expect(titlesOf(back, '2026-03-03')).toEqual([4, 'b', 'c', 'd']);
});

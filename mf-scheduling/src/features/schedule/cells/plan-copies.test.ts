import { describe, expect, test } from '@jest/globals';
import { fixedTimeZone } from '@timetrack/screens';
import { aBoard, ana, aPerson, aSchedule, type aUser, ben, maria } from '../../../testing/builders.js';
import { arrangeBoard } from '../board/arrange-board.js';
import { weekRange } from '../board/board-range.js';
import { planCopies, rangeBetween, takeCells } from './plan-copies.js';

const range = weekRange('2026-03-02', fixedTimeZone('America/Denver'));
const { days } = range;
const people = [ana, ben, maria];
const ids = people.map(({ id }) => id);

const rowsOf = (...schedules: ReturnType<typeof aSchedule>[]) =>
  arrangeBoard(
    { ...aBoard({ people: people.map((user) => aPerson(user)), schedules }), teamId: null, teamDays: new Map() },
    range,
    null,
  ).rows;

const cell = (user: ReturnType<typeof aUser>, day: number) => ({ people: [user.id], first: day, last: day });
const origin = { row: 0, column: 0 };

describe('filling cells', () => {
  test('copies a shift over days and down people, as one shift for each day', () => {
    const copied = takeCells(rowsOf(aSchedule()), days, cell(ana, 1));
    const target = { people: [ana.id, ben.id], first: 1, last: 3 };

    expect(planCopies(copied, { range: target, days, origin })).toEqual([
      { id: 'schedule-1', date: '2026-03-03', userIds: [ana.id, ben.id] },
      { id: 'schedule-1', date: '2026-03-04', userIds: [ana.id, ben.id] },
      { id: 'schedule-1', date: '2026-03-02', userIds: [ben.id] },
    ]);
  });

  test('brings everyone of a shift along to another day', () => {
    const copied = takeCells(rowsOf(aSchedule({ assignees: [ana, maria] })), days, cell(ana, 1));
    const target = { people: [ana.id], first: 1, last: 2 };

    expect(planCopies(copied, { range: target, days, origin })).toEqual([
      { id: 'schedule-1', date: '2026-03-03', userIds: [ana.id, maria.id] },
    ]);
  });

  test('repeats several copied cells, also upwards', () => {
    const copied = takeCells(rowsOf(aSchedule()), days, { people: [ana.id], first: 1, last: 2 });
    const target = { people: [ana.id, ben.id], first: 1, last: 4 };

    const copies = planCopies(copied, { range: target, days, origin: { row: 1, column: 0 } });
    expect(copies.map(({ date }) => date)).toEqual(['2026-03-04', '2026-03-02']);
  });

  test('omits canceled shifts, and those that began on an earlier day', () => {
    const overnight = aSchedule({
      id: 'night',
      startAt: '2026-03-02T05:00:00.000Z',
      endAt: '2026-03-02T13:00:00.000Z',
    });
    const rows = rowsOf(aSchedule({ status: 'CANCELED' }), overnight);
    expect(takeCells(rows, days, cell(ana, 1)).cards).toEqual([]);
  });
});

test('a range spans both of its corners in any order', () => {
  const [one, other] = [
    { personId: maria.id, day: 4 },
    { personId: ben.id, day: 1 },
  ];
  expect(rangeBetween(ids, one, other)).toEqual({ people: [ben.id, maria.id], first: 1, last: 4 });
});

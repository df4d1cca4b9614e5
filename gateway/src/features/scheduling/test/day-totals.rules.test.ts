import { describe, expect, test } from '@jest/globals';
import { totalDay } from '../board/day-totals.rules.js';

const day = { date: '2026-07-15', from: new Date('2026-07-15T00:00:00Z'), to: new Date('2026-07-16T00:00:00Z') };
const rows = new Set(['ann', 'ben', 'zoe']);

function aShift(hours: readonly [start: string, end: string], people: readonly string[], members: object = {}) {
  const [startAt, endAt] = hours.map((hour) => new Date(`2026-07-${hour}:00Z`)) as [Date, Date];
  return { startAt, endAt, plannedBreakMinutes: 0, status: 'PUBLISHED', assignedUserIds: people, ...members };
}

describe('the totals of a day', () => {
  test('are zero without shifts', () => {
    const zero = { date: '2026-07-15', people: 0, plannedMinutes: 0, mostAtOnce: 0, fewestAtOnce: 0, coverage: [] };
    expect(totalDay(day, [], rows)).toEqual(zero);
    const canceled = aShift(['15T06:00', '15T10:00'], ['ann'], { status: 'CANCELED' });
    expect(totalDay(day, [canceled], rows)).toEqual(zero);
  });

  test('count people once, drafts too, without breaks and without people who have no row', () => {
    const shifts = [
      aShift(['15T06:00', '15T14:30'], ['ann', 'ben', 'archived'], { plannedBreakMinutes: 30 }),
      aShift(['15T14:30', '15T16:30'], ['ann'], { status: 'DRAFT' }),
    ];
    expect(totalDay(day, shifts, rows)).toMatchObject({ people: 2, plannedMinutes: 480 + 480 + 120 });
  });

  test('split a shift across midnight, with its break', () => {
    const night = aShift(['15T20:00', '16T04:00'], ['ann'], { plannedBreakMinutes: 30 });
    const next = { date: '2026-07-16', from: day.to, to: new Date('2026-07-17T00:00:00Z') };
    expect(totalDay(day, [night], rows)).toMatchObject({ people: 1, plannedMinutes: 225 });
    expect(totalDay(next, [night], rows)).toMatchObject({ people: 1, plannedMinutes: 225 });
  });

  test.each([
    ['one shift', [['06:00', '14:00', 'ann']], 1, 1],
    [
      'shifts that touch',
      [
        ['06:00', '14:00', 'ann'],
        ['14:00', '20:00', 'ben'],
      ],
      1,
      1,
    ],
    [
      'shifts that overlap',
      [
        ['06:00', '14:00', 'ann'],
        ['10:00', '20:00', 'ben'],
        ['11:00', '12:00', 'zoe'],
      ],
      3,
      1,
    ],
    [
      'a gap',
      [
        ['06:00', '10:00', 'ann'],
        ['06:00', '10:00', 'ben'],
        ['12:00', '20:00', 'zoe'],
      ],
      2,
      0,
    ],
    [
      'overlapping shifts of one person',
      [
        ['06:00', '14:00', 'ann'],
        ['10:00', '20:00', 'ann'],
      ],
      1,
      1,
    ],
  ] as const)('measure the coverage of %s', (_, shifts, mostAtOnce, fewestAtOnce) => {
    const planned = shifts.map(([start, end, person]) => aShift([`15T${start}`, `15T${end}`], [person]));
    expect(totalDay(day, planned, rows)).toMatchObject({ mostAtOnce, fewestAtOnce });
  });

  test('list how many people are planned at each time, gaps included, and join shifts that touch', () => {
    const shifts = [
      aShift(['14T22:00', '15T06:00'], ['zoe']),
      aShift(['15T06:00', '15T14:00'], ['ann']),
      aShift(['15T10:00', '15T12:00'], ['ben']),
      aShift(['15T20:00', '16T04:00'], ['ben', 'zoe']),
    ];
    const coverage = totalDay(day, shifts, rows).coverage.map(({ from, to, people }) =>
      [from, to].map((at) => at.toISOString().slice(8, 16)).concat(`${people}`),
    );
    expect(coverage).toEqual([
      ['15T00:00', '15T10:00', '1'],
      ['15T10:00', '15T12:00', '2'],
      ['15T12:00', '15T14:00', '1'],
      ['15T14:00', '15T20:00', '0'],
      ['15T20:00', '16T00:00', '2'],
    ]);
  });
});

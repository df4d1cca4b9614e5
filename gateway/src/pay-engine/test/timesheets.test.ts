import { describe, expect, test } from '@jest/globals';
import { creditOverlapsOnce, sortAndDeduplicate } from '../timesheets.rules.js';
import { aPunch, denver } from './builders.js';

const shift = (id: string, from: string, to: string | null) =>
  aPunch({ id, in: `2026-11-09 ${from}`, out: to && `2026-11-09 ${to}` }, denver);
const idsOf = (punches: ReturnType<typeof sortAndDeduplicate>) => punches.map(({ timesheetId }) => timesheetId);

describe('sortAndDeduplicate', () => {
  const inOrder = [
    shift('morning', '8:00', '9:00'),
    shift('longer', '8:00', '10:00'),
    shift('open a', '8:00', null),
    shift('open b', '8:00', null),
    shift('noon', '12:00', '13:00'),
  ];

  test('sorts by clock-in, then clock-out with open timesheets last, then id', () => {
    expect(idsOf(sortAndDeduplicate(inOrder.toReversed()))).toEqual(idsOf(inOrder));
  });

  test('keeps each timesheet once', () => {
    expect(sortAndDeduplicate([...inOrder, ...inOrder])).toEqual(inOrder);
  });
});

describe('creditOverlapsOnce', () => {
  test.each<[string, [number, number][], [number, number][]]>([
    [
      'credits shared time to the earlier span',
      [
        [0, 10],
        [8, 12],
      ],
      [
        [0, 10],
        [10, 12],
      ],
    ],
    [
      'removes a span that lies within another one',
      [
        [0, 10],
        [2, 4],
      ],
      [
        [0, 10],
        [10, 4],
      ],
    ],
    [
      'starts a span at the latest end of earlier spans',
      [
        [0, 10],
        [2, 4],
        [8, 12],
      ],
      [
        [0, 10],
        [10, 4],
        [10, 12],
      ],
    ],
    [
      'keeps spans that only touch',
      [
        [0, 10],
        [10, 12],
      ],
      [
        [0, 10],
        [10, 12],
      ],
    ],
  ])('%s', (_, input, expected) => {
    const spans = creditOverlapsOnce(input.map(([from, to]) => ({ from, to })));
    expect(spans.map(({ from, to }) => [from, to])).toEqual(expected);
  });
});

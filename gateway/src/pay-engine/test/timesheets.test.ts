import { describe, expect, it } from '@jest/globals';
import { countedOnce, onceInOrder } from '../timesheets.js';
import { aPunch, denver } from './builders.js';

const shift = (id: string, from: string, to: string | null) =>
  aPunch({ id, in: `2026-11-09 ${from}`, out: to && `2026-11-09 ${to}` }, denver);
const idsOf = (punches: ReturnType<typeof onceInOrder>) => punches.map(({ timesheetId }) => timesheetId);

describe('Timesheets are looked at once, in the order of time:', () => {
  const inOrder = [
    shift('morning', '8:00', '9:00'),
    shift('longer', '8:00', '10:00'),
    shift('open a', '8:00', null),
    shift('open b', '8:00', null),
    shift('noon', '12:00', '13:00'),
  ];

  it('by clock-in, then by clock-out, an open one last, then by id', () => {
    expect(idsOf(onceInOrder(inOrder.toReversed()))).toEqual(idsOf(inOrder));
  });

  it('each once', () => {
    expect(onceInOrder([...inOrder, ...inOrder])).toEqual(inOrder);
  });
});

describe('Time that two timesheets cover is counted once:', () => {
  it.each<[string, [number, number][], [number, number][]]>([
    [
      'on the earlier',
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
      'so nothing is left of one within another',
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
      'whichever of those before reaches furthest',
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
      'and what only touches stays whole',
      [
        [0, 10],
        [10, 12],
      ],
      [
        [0, 10],
        [10, 12],
      ],
    ],
  ])('%s', (_, given, expected) => {
    const spans = countedOnce(given.map(([from, to]) => ({ from, to })));
    expect(spans.map(({ from, to }) => [from, to])).toEqual(expected);
  });
});

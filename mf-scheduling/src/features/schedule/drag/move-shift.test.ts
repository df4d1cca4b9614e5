import { describe, expect, test } from '@jest/globals';
import { fixedTimeZone } from '@timetrack/screens/basics';
import { moveByDays } from './move-shift.js';

const denver = fixedTimeZone('America/Denver');
const instant = (text: string) => Date.parse(text);

describe('moving a time by days', () => {
  test.each([
    ['across the spring clock change', '2026-03-07T16:00:00Z', 1, '2026-03-08T15:00:00Z'],
    ['across the autumn clock change', '2026-10-31T15:00:00Z', 1, '2026-11-01T16:00:00Z'],
    ['backward', '2026-03-08T15:00:00Z', -1, '2026-03-07T16:00:00Z'],
    ['to the first of two hours when the hour occurs twice', '2026-10-31T07:30:00Z', 1, '2026-11-01T07:30:00Z'],
    ['by zero days within the hour that occurs twice', '2026-11-01T08:30:00Z', 0, '2026-11-01T08:30:00Z'],
  ])('keeps the local time %s', (_, from, days, to) => {
    expect(moveByDays(instant(from), days, denver)).toMatchObject({ kind: 'instant', at: instant(to) });
  });

  test('reports a local time that the clocks skip', () => {
    expect(moveByDays(instant('2026-03-07T09:30:00Z'), 1, denver)).toMatchObject({ kind: 'skipped' });
  });
});

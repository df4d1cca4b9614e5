import { describe, expect, test } from '@jest/globals';
import { shiftedByDays } from './wall-time.js';

const denver = 'America/Denver';
const instant = (text: string) => Date.parse(text);

describe('the same time on another day', () => {
  test.each([
    ['over the spring change', '2026-03-07T16:00:00Z', 1, '2026-03-08T15:00:00Z'],
    ['over the autumn change', '2026-10-31T15:00:00Z', 1, '2026-11-01T16:00:00Z'],
    ['backwards', '2026-03-08T15:00:00Z', -1, '2026-03-07T16:00:00Z'],
    ['into the hour that happens twice, where it is the first', '2026-10-31T07:30:00Z', 1, '2026-11-01T07:30:00Z'],
    ['not moved at all, within that hour', '2026-11-01T08:30:00Z', 0, '2026-11-01T08:30:00Z'],
  ])('keeps the time of day %s', (_, from, days, to) => {
    expect(shiftedByDays(instant(from), days, denver)).toMatchObject({ kind: 'instant', at: instant(to) });
  });

  test('can be one that is skipped', () => {
    expect(shiftedByDays(instant('2026-03-07T09:30:00Z'), 1, denver)).toMatchObject({ kind: 'skipped' });
  });
});

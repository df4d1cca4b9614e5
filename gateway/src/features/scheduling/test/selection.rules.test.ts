import { describe, expect, test } from '@jest/globals';
import { decideChange } from '../planning/selection.rules.js';

const timezone = 'America/Denver';

/** A shift in Denver, whose clocks move forward on March 8 and back on November 1, 2026. */
const aShift = (start: string, end: string) => ({
  status: 'DRAFT' as const,
  plannedBreakMinutes: 0,
  startAt: new Date(start),
  endAt: new Date(end),
});

const clockChange = { message: expect.stringMatching(/^A clock change skips or repeats its times/u) };

describe('moving a shift of a selection by a week', () => {
  test.each([
    [
      'keeps its local times',
      ['2026-03-04T09:00-07:00', '2026-03-04T17:00-07:00'],
      ['2026-03-11T09:00-06:00', '2026-03-11T17:00-06:00'],
    ],
    [
      'may span the change',
      ['2026-02-28T22:00-07:00', '2026-03-01T06:00-07:00'],
      ['2026-03-07T22:00-07:00', '2026-03-08T06:00-06:00'],
    ],
    [
      'may reach the first of two equal times',
      ['2026-10-25T01:30-06:00', '2026-10-25T09:00-06:00'],
      ['2026-11-01T01:30-06:00', '2026-11-01T09:00-07:00'],
    ],
  ] as const)('%s', (_name, [start, end], [movedStart, movedEnd]) => {
    expect(decideChange(aShift(start, end), { action: 'MOVE_NEXT_WEEK', days: 0 }, timezone)).toEqual({
      fields: { startAt: new Date(movedStart), endAt: new Date(movedEnd) },
    });
  });

  test.each([
    ['starts at a time that the clocks skip', '2026-03-01T02:30-07:00', '2026-03-01T10:00-07:00'],
    ['ends at a time that the clocks skip', '2026-02-28T20:00-07:00', '2026-03-01T02:30-07:00'],
  ])('leaves a shift that %s, because it could not be moved back', (_name, start, end) => {
    expect(decideChange(aShift(start, end), { action: 'MOVE_NEXT_WEEK', days: 0 }, timezone)).toEqual(clockChange);
  });

  test('leaves a shift that starts at the second of two equal times, because it could not be moved back', () => {
    const shift = aShift('2026-11-01T01:30-07:00', '2026-11-01T09:00-07:00');
    expect(decideChange(shift, { action: 'MOVE_PREVIOUS_WEEK', days: 0 }, timezone)).toEqual(clockChange);
  });

  test('moves by any number of days', () => {
    const shift = aShift('2026-03-04T09:00-07:00', '2026-03-04T17:00-07:00');
    expect(decideChange(shift, { action: 'MOVE', days: 5 }, timezone)).toEqual({
      fields: { startAt: new Date('2026-03-09T09:00-06:00'), endAt: new Date('2026-03-09T17:00-06:00') },
    });
  });
});

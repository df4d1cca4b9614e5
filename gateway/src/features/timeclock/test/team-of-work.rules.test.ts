import { describe, expect, test } from '@jest/globals';
import { chooseTeam } from '../timesheets/nearest-shift.rules.js';

const at = new Date('2026-07-15T15:00:00Z');
const shift = (team: string | null, start: string, end: string) => ({
  startAt: new Date(`2026-07-${start}:00Z`),
  endAt: new Date(`2026-07-${end}:00Z`),
  team,
});
const running = shift('Garden', '15T14:00', '15T22:00');

describe('the team of a clock-in', () => {
  test.each([
    ['the team of the running shift', [running], 'Office', 'Garden'],
    ['the team of the nearest shift', [shift('Stone', '15T17:00', '15T20:00'), running], 'Office', 'Garden'],
    ['the team of the shift that starts next', [shift('Stone', '15T16:00', '15T20:00')], 'Office', 'Stone'],
    ['the team of the day if the nearest shift has no team', [shift(null, '15T14:00', '15T22:00')], 'Office', 'Office'],
    ['the team of the day if every shift is far away', [shift('Stone', '16T14:00', '16T20:00')], 'Office', 'Office'],
    ['the team of the day without a shift', [], 'Office', 'Office'],
    ['no team without a shift and a membership', [], null, null],
  ])('is %s', (_name, shifts, ofDay, expected) => {
    expect(chooseTeam<string>(shifts, ofDay, at)).toBe(expected);
  });
});

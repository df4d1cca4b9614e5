import { expect, test } from '@jest/globals';
import { countMinutesSince } from '../own-day/own-day.rules.js';

const at = (time: string) => new Date(`2026-07-15T${time}Z`);
const work = (start: string, end: string | null) => ({
  ...{ startAt: at(start), endAt: end === null ? null : at(end) },
  isUnpaidBreak: false,
});
const unpaid = (start: string, end: string | null) => ({ ...work(start, end), isUnpaidBreak: true });
const midnight = at('06:00');

test.each([
  ['nothing', [], 0],
  ['work in progress', [work('12:00', null)], 180],
  [
    'earlier work and work in progress, as after a switch of the job',
    [work('08:00', '12:00'), work('12:00', null)],
    420,
  ],
  ['only the part after midnight', [work('04:00', '07:30')], 90],
  ['an unpaid break', [work('08:00', '12:00'), unpaid('09:00', '09:30')], 210],
  ['an unpaid break in progress', [work('12:00', null), unpaid('14:00', null)], 120],
  ['only the part of a break after midnight', [work('04:00', '08:00'), unpaid('05:30', '06:30')], 90],
  ['whole minutes, truncated once', [work('12:00', '12:00:40'), work('13:00', '13:00:40')], 1],
])('counts %s', (_, spans, minutes) => {
  expect(countMinutesSince(midnight, at('15:00'), spans)).toBe(minutes);
});

import { expect, test } from '@jest/globals';
import { fixedTimeZone } from '@timetrack/screens/basics';
import { dayBounds } from './day-bounds.js';

const cases = [
  ['an ordinary day', 'America/Denver', '2024-01-01T22:05:09Z', '2024-01-01T07:00:00Z', '2024-01-02T07:00:00Z'],
  [
    'the first instant of a day',
    'America/Denver',
    '2024-01-01T07:00:00Z',
    '2024-01-01T07:00:00Z',
    '2024-01-02T07:00:00Z',
  ],
  [
    'the last second of a day',
    'America/Denver',
    '2024-01-02T06:59:59Z',
    '2024-01-01T07:00:00Z',
    '2024-01-02T07:00:00Z',
  ],
  ['a day of 23 hours', 'America/Denver', '2024-03-10T18:00:00Z', '2024-03-10T07:00:00Z', '2024-03-11T06:00:00Z'],
  ['a day of 25 hours', 'America/Denver', '2024-11-03T18:00:00Z', '2024-11-03T06:00:00Z', '2024-11-04T07:00:00Z'],
  [
    'a day that begins at 1:00',
    'America/Santiago',
    '2024-09-08T12:00:00Z',
    '2024-09-08T04:00:00Z',
    '2024-09-09T03:00:00Z',
  ],
  ['a zone off by a quarter', 'Asia/Kathmandu', '2024-01-01T12:00:00Z', '2023-12-31T18:15:00Z', '2024-01-01T18:15:00Z'],
] as const;

test.each(cases)('finds the bounds of %s', (_name, zone, instant, from, to) => {
  expect(dayBounds(new Date(instant), fixedTimeZone(zone))).toEqual({ from: new Date(from), to: new Date(to) });
});

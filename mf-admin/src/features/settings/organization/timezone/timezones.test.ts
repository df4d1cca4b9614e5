import { expect, test } from '@jest/globals';
import { findTimezones, offsetOf } from './timezones.js';

test.each([
  ['berlin', 'Europe/Berlin'],
  ['new york', 'America/New_York'],
  ['America/Los_Angeles', 'America/Los_Angeles'],
  ['mountain time', 'America/Denver'],
  ['utc', 'UTC'],
])('finds by %j the zone %s', (typed, zone) => {
  expect(findTimezones(typed)).toContain(zone);
});

test.each(['kolkata', 'Asia/Kolkata', 'calcutta'])('finds %s, whichever of its names the browser prefers', (typed) => {
  expect(findTimezones(typed)[0]).toMatch(/^Asia\/(Kolkata|Calcutta)$/);
});

test.each(['', '  ', 'atlantis', '+05:00', 'est'.repeat(9)])('finds nothing by %j', (typed) => {
  expect(findTimezones(typed)).toEqual([]);
});

test('tells how far a zone is from UTC, summer and winter', () => {
  expect(offsetOf('Europe/Berlin', new Date('2026-07-01T00:00:00Z'))).toBe('GMT+2');
  expect(offsetOf('Europe/Berlin', new Date('2026-12-01T00:00:00Z'))).toBe('GMT+1');
});

import { expect, test } from '@jest/globals';
import { findTimezones, offsetOf } from './timezones.js';

test.each([
  ['berlin', 'Europe/Berlin'],
  ['new york', 'America/New_York'],
  ['America/Los_Angeles', 'America/Los_Angeles'],
  ['mountain time', 'America/Denver'],
  ['utc', 'UTC'],
  ['São Paulo', 'America/Sao_Paulo'],
])('searching time zones for %j finds %s', (search, zone) => {
  expect(findTimezones(search)).toContain(zone);
});

test.each(['kolkata', 'Asia/Kolkata', 'calcutta'])(
  'searching time zones for %s finds the zone under either of its names',
  (search) => {
    expect(findTimezones(search)[0]).toMatch(/^Asia\/(Kolkata|Calcutta)$/);
  },
);

test.each(['', '  ', 'atlantis', '+05:00', 'est'.repeat(9)])('searching time zones for %j finds nothing', (search) => {
  expect(findTimezones(search)).toEqual([]);
});

test('offsetOf returns the offset from UTC in summer and in winter', () => {
  expect(offsetOf('Europe/Berlin', new Date('2026-07-01T00:00:00Z'))).toBe('GMT+2');
  expect(offsetOf('Europe/Berlin', new Date('2026-12-01T00:00:00Z'))).toBe('GMT+1');
});

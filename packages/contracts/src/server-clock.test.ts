import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { learnServerTime, serverNow } from './server-clock.js';

const hour = 3_600_000;
const noon = Date.parse('2026-07-15T12:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
  learnServerTime(noon, noon);
});
afterEach(() => {
  learnServerTime(Date.now(), Date.now());
  jest.useRealTimers();
});

test('is the time of a device whose clock is right, to the millisecond', () => {
  learnServerTime(noon - 700, noon - 1_000, 999);

  expect(serverNow().getTime()).toBe(noon);
});

test.each([3 * hour, -3 * hour])(
  'is within a round trip of the server’s time on a device that is %d ms wrong',
  (wrongBy) => {
    learnServerTime(noon - wrongBy - 100, noon - 200);

    expect(Math.abs(serverNow().getTime() - (noon - wrongBy))).toBeLessThanOrEqual(200);
    jest.setSystemTime(noon + 60_000);
    expect(Math.abs(serverNow().getTime() - (noon - wrongBy + 60_000))).toBeLessThanOrEqual(200);
  },
);

test('becomes more exact with each response, and follows when the device’s clock is set', () => {
  learnServerTime(noon + hour - 900, noon - 1_000, 999);
  learnServerTime(noon + hour - 10, noon - 20);
  expect(Math.abs(serverNow().getTime() - (noon + hour))).toBeLessThanOrEqual(20);

  jest.setSystemTime(noon + hour);
  learnServerTime(noon + hour, noon + hour - 20);
  expect(Math.abs(serverNow().getTime() - (noon + hour))).toBeLessThanOrEqual(20);
});

import { afterAll, beforeAll, jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** Everything that jest can fake, except `Date`. */
const timers = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

/** Sets the date for the tests of this file. Timers keep running. */
export function runTestsAt(instant: string): void {
  beforeAll(() => stopClockAt(instant));
  afterAll(() => {
    jest.useRealTimers();
  });
}

/** Sets the date, until `jest.useRealTimers`. Timers keep running, so that requests and rendering take their time. */
export function stopClockAt(instant: string): void {
  jest.useFakeTimers({ now: new Date(instant), doNotFake: [...timers] });
}

/** Sets the date and shows the page, as if the device had been asleep until then. */
export function wakeAt(instant: string): void {
  jest.setSystemTime(new Date(instant));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

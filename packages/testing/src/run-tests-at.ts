import { afterAll, beforeAll, jest } from '@jest/globals';

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
  beforeAll(() => {
    jest.useFakeTimers({ now: new Date(instant), doNotFake: [...timers] });
  });
  afterAll(() => {
    jest.useRealTimers();
  });
}

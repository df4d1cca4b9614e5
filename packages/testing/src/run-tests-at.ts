import { afterAll, beforeAll, jest } from '@jest/globals';

/** All but `Date`. */
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

/** The tests of this file live at this instant: a date reads as it does then, while timers go on as ever. */
export function runTestsAt(instant: string): void {
  beforeAll(() => {
    jest.useFakeTimers({ now: new Date(instant), doNotFake: [...timers] });
  });
  afterAll(() => {
    jest.useRealTimers();
  });
}

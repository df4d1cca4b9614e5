import { setImmediate } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

const maxTurns = 100_000;
const turnsPerMillisecond = 200;

/**
 * Waits for a condition while a fake clock hardly advances. `findBy` and `waitFor` advance it by 50 ms with each
 * check, and how often they check before a response arrives depends on the machine. The clock advances by one
 * millisecond every 200 turns of the event loop, because a library may need a timer of its own to continue.
 */
export async function waitUntilTrue(condition: () => boolean): Promise<void> {
  for (let turn = 1; !condition(); turn += 1) {
    if (turn > maxTurns) throw new Error(`The condition was still false after ${maxTurns} turns`);
    await act(() => setImmediate());
    if (hasFakeClock() && turn % turnsPerMillisecond === 0) await act(() => jest.advanceTimersByTimeAsync(1));
  }
}

/** Jest's fake timers put the clock on the functions that they replace. */
const hasFakeClock = () => Object.hasOwn(globalThis.setTimeout, 'clock');

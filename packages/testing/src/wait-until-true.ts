import { setImmediate } from 'node:timers/promises';
import { act } from '@testing-library/react';

const maxTurns = 100_000;

/**
 * Waits for a condition without advancing fake timers. `findBy` and `waitFor` advance them with each check, and how often
 * they check before a response arrives depends on the machine.
 */
export async function waitUntilTrue(condition: () => boolean): Promise<void> {
  for (let turn = 0; !condition(); turn += 1) {
    if (turn > maxTurns) throw new Error(`The condition was still false after ${maxTurns} turns`);
    await act(() => setImmediate());
  }
}

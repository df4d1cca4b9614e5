import { setImmediate } from 'node:timers/promises';
import { act } from '@testing-library/react';

const mostTurns = 100_000;

/**
 * Waits while the clock stands still. `findBy` and `waitFor` move a stopped clock with each look, and how often they look
 * before an answer arrives depends on the machine. Fails where it does not become so within very many turns.
 */
export async function waitUntilTrue(isSo: () => boolean): Promise<void> {
  for (let turn = 0; !isSo(); turn += 1) {
    if (turn > mostTurns) throw new Error('It did not become so');
    await act(() => setImmediate());
  }
}

import { setImmediate } from 'node:timers/promises';
import { act } from '@testing-library/react';

/**
 * Waits while the clock stands still. `findBy` and `waitFor` move a stopped clock with each look, and how often they look
 * before an answer arrives depends on the machine.
 */
export async function untilSo(isSo: () => boolean): Promise<void> {
  while (!isSo()) await act(() => setImmediate());
}

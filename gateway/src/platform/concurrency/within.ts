import { setTimeout as pause } from 'node:timers/promises';

/** The result of work, or undefined if it takes longer. The work continues. */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  return Promise.race([work, pause(milliseconds, undefined, { ref: false })]);
}

import { setTimeout as pause } from 'node:timers/promises';

const millisecondsBetweenReports = 30_000;

/** Waits until another process is done, which it finds out every so often. Reports when the wait begins, and then every 30 seconds. */
export async function waitUntil(
  isDone: () => Promise<boolean>,
  report: () => unknown,
  { everyMs, signal }: { readonly everyMs: number; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  for (let polls = 0; !(await isDone()); polls += 1) {
    if (polls % (millisecondsBetweenReports / everyMs) === 0) await report();
    await pause(everyMs, undefined, { signal });
  }
}

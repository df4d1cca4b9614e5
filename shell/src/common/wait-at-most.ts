/** Waits for work, but not for longer than the given milliseconds. Rejects if the work fails in that time. */
export async function waitAtMost(work: Promise<unknown>, milliseconds: number): Promise<void> {
  const { promise: timeIsUp, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  try {
    await Promise.race([work, timeIsUp]);
  } finally {
    clearTimeout(timer);
  }
}

/** Rejects when a promise takes longer than the given milliseconds. The work behind the promise continues. */
export async function withTimeout<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const error = new DOMException(`No response within ${milliseconds / 1_000} seconds`, 'TimeoutError');
    timer = setTimeout(() => reject(error), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

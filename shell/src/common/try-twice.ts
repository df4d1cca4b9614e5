const waitMs = 100;

/**
 * Tries once more what has failed. A browser remembers that a preloaded file could not be loaded, and answers the first
 * request for it from memory; only the second one reaches the server again. The wait lets all first requests fail.
 */
export async function tryTwice<Result>(load: (isSecond: boolean) => Promise<Result>): Promise<Result> {
  try {
    return await load(false);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return load(true);
  }
}

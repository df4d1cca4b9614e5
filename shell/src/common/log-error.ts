/** Logs a problem for developers. What the user is told, if anything, is up to the caller. */
export function logError(problem: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the only place that writes to the console
  console.error(problem, cause);
}

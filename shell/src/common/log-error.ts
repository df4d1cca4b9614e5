/** Tells whoever looks into the browser's console what went wrong. The person at the screen is told otherwise, or not at all. */
export function report(problem: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one door to the console
  console.error(problem, cause);
}

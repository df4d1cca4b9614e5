/** Logs a problem for developers. The caller decides what the user sees. */
export function logError(problem: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the only place that writes to the console
  console.error(problem, cause);
}

export function setDocumentTitle(title: string): void {
  document.title = `${title} · TimeTrack`;
}

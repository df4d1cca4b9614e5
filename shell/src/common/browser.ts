/** Logs a problem for developers. The caller decides what the user sees. */
export function logError(problem: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the only place that writes to the console
  console.error(problem, cause);
}

export function setDocumentTitle(title: string): void {
  document.title = `${title} · TimeTrack`;
}

/** The IANA time zone of the browser. Undefined if the browser does not know it. */
export function findBrowserTimezone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : undefined;
}

export const offlineText = 'You are offline. Connect to the internet and try again.';

/** Why code was not downloaded, as far as a browser says it: it hides the status of a script that failed. */
export const describeLoadFailure = (): string =>
  navigator.onLine ? 'The server could not be reached. Please try again.' : offlineText;

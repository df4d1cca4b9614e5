export const offlineText = 'You are offline. Connect to the internet and try again.';

/** Why code was not downloaded, as far as a browser says it: it hides the status of a script that failed. */
export const describeLoadFailure = (): string =>
  navigator.onLine ? 'The server did not send all its files. Please try again.' : offlineText;

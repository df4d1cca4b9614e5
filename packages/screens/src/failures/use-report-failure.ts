import { failureOf, messageOf } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useCallback } from 'react';

interface FailureText {
  /** Replaces the reason of a rejection. A failure of the server and being offline are named after it. */
  readonly description?: string;
  /** Replaces the advice about the connection when the server did not respond. */
  readonly fallback?: string | undefined;
}

/**
 * Shows a failure as a notification: a title, and below it the server's message if there is one.
 *
 * An ended session is left to the shell, which shows the sign-in page.
 */
export function useReportFailure() {
  const showToast = useToast();
  return useCallback(
    (error: unknown, title: string, { description, fallback }: FailureText = {}): void => {
      if (failureOf(error).code === 'UNAUTHENTICATED') return;
      showToast({ title, description: describe(error, { description, fallback }), variant: 'destructive' });
    },
    [showToast],
  );
}

function describe(error: unknown, { description, fallback }: FailureText): string {
  const { code, message } = failureOf(error);
  if (description === undefined) return fallback === undefined ? message : messageOf(error, fallback);
  const isOffline = code === 'NETWORK' && !navigator.onLine;
  const isOfServer = code === 'INTERNAL' || code === 'SERVICE_UNAVAILABLE';
  return isOffline || isOfServer ? `${description}. ${message}` : description;
}

import { failureOf, messageOf } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useCallback } from 'react';

interface FailureText {
  /** Replaces the server's message. For texts that the specification prescribes. */
  readonly description?: string;
  /** Replaces the advice about the connection when the server did not respond. */
  readonly fallback?: string | undefined;
}

/**
 * Shows a failure as a notification: a title, and below it the server's message if there is one.
 *
 * An ended session is left to the shell, which asks the user to sign in again.
 */
export function useReportFailure() {
  const showToast = useToast();
  return useCallback(
    (error: unknown, title: string, { description, fallback }: FailureText = {}): void => {
      const { code, message } = failureOf(error);
      if (code === 'UNAUTHENTICATED') return;
      const text = description ?? (fallback === undefined ? message : messageOf(error, fallback));
      showToast({ title, description: text, variant: 'destructive' });
    },
    [showToast],
  );
}

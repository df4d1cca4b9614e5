import { failureOf, messageOf } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useCallback } from 'react';

/**
 * Tells what failed, in the server's words where it said some. An ended session is told by the shell, which asks to
 * sign in again: one message is enough.
 */
export function useTellFailure() {
  const showToast = useToast();
  return useCallback(
    (error: unknown, title: string): void => {
      if (failureOf(error).code === 'UNAUTHENTICATED') return;
      showToast({ title, description: messageOf(error, 'Please try again'), variant: 'destructive' });
    },
    [showToast],
  );
}

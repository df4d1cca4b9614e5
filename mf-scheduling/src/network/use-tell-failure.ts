import { failureOf, messageOf } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';

/**
 * Tells what failed, in the server's words where it said some. An ended session is told by the shell, which asks to
 * sign in again: one message is enough.
 */
export function useTellFailure() {
  const showToast = useToast();
  return (error: unknown, title: string, otherwise = 'Please try again'): void => {
    if (failureOf(error).code === 'UNAUTHENTICATED') return;
    showToast({ title, description: messageOf(error, otherwise), variant: 'destructive' });
  };
}

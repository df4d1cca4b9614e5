import { failureOf } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';

interface FailureWords {
  readonly title: string;
  readonly description: string;
}

/** Tells what failed. An ended session is told by the shell, which asks to sign in again: one message is enough. */
export function useTellFailure() {
  const showToast = useToast();
  return (error: unknown, words: FailureWords): void => {
    if (failureOf(error).code !== 'UNAUTHENTICATED') showToast({ ...words, variant: 'destructive' });
  };
}

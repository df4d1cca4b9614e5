import { failureOf } from '@timetrack/client';
import { Alert, Button } from '@timetrack/ui/basics';

interface LoadFailureProps {
  /** What happened: `The invitations could not be loaded`. */
  readonly title: string;
  /** Why. Shown as the server's message, or as advice about the connection when the server did not respond. */
  readonly error: unknown;
  /** Loads the data again. Its failure is shown by the next render, so a rejected promise is ignored. */
  readonly onRetry: () => unknown;
}

/** Replaces data that could not be loaded. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  return (
    <Alert variant="destructive" title={title}>
      <p>{failureOf(error).message}</p>
      <Button variant="outline" className="mt-3" onClick={() => void Promise.resolve(onRetry()).catch(() => undefined)}>
        Try again
      </Button>
    </Alert>
  );
}

import { failureOf } from '@timetrack/client';
import { Alert, AlertDescription, AlertTitle, Button } from '@timetrack/ui';

interface UnreadableProps {
  /** What happened: `The invitations could not be read`. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => Promise<unknown>;
}

/** Stands where the things would stand, had the server given them. */
export function Unreadable({ title, error, onRetry }: UnreadableProps) {
  return (
    <Alert variant="destructive">
      <AlertTitle>{title}</AlertTitle>
      <AlertDescription>
        <p>{failureOf(error).message}</p>
        <Button variant="outline" className="ad:mt-3" onClick={() => void onRetry().catch(() => undefined)}>
          Try again
        </Button>
      </AlertDescription>
    </Alert>
  );
}

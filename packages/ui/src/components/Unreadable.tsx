import { Alert, AlertDescription, AlertTitle } from './Alert.js';
import { Button } from './Button.js';

export interface UnreadableProps {
  /** What happened: `The invitations could not be read`. */
  readonly title: string;
  /** Why, as far as anybody knows. */
  readonly reason: string;
  /** Reads it again. A promise that fails is nothing new: it is told here once more. */
  readonly onRetry: () => unknown;
}

/** Stands where the things would stand, had the server given them. */
export function Unreadable({ title, reason, onRetry }: UnreadableProps) {
  return (
    <Alert variant="destructive">
      <AlertTitle>{title}</AlertTitle>
      <AlertDescription>
        <p>{reason}</p>
        <Button
          variant="outline"
          className="mt-3"
          onClick={() => void Promise.resolve(onRetry()).catch(() => undefined)}
        >
          Try again
        </Button>
      </AlertDescription>
    </Alert>
  );
}

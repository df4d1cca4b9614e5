import { failureOf } from '@timetrack/client';
import { Alert, AlertDescription, AlertTitle, Button } from '@timetrack/ui';

interface UnreadableProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function Unreadable({ title, error, onRetry }: UnreadableProps) {
  return (
    <Alert variant="destructive">
      <AlertTitle>{title}</AlertTitle>
      <AlertDescription>
        <p>{failureOf(error).message}</p>
        <Button variant="outline" className="sc:mt-3" onClick={onRetry}>
          Try again
        </Button>
      </AlertDescription>
    </Alert>
  );
}

import { messageOf } from '@timetrack/client';
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
        <p>{messageOf(error, 'Check your connection and try again.')}</p>
        <Button variant="outline" className="tc:mt-2" onClick={onRetry}>
          Retry
        </Button>
      </AlertDescription>
    </Alert>
  );
}

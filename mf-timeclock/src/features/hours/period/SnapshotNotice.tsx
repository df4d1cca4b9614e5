import { failureOf } from '@timetrack/client';
import { formatWeekdayDateTime, useTimeZone } from '@timetrack/screens';
import { Alert, AlertDescription, AlertTitle, Button } from '@timetrack/ui';

interface SnapshotNoticeProps {
  readonly at: string;
  /** Why the current hours could not be loaded. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Says how old the hours are that are shown without a network. */
export function SnapshotNotice({ at, error, onRetry }: SnapshotNoticeProps) {
  return (
    <Alert variant="warning">
      <AlertTitle>{navigator.onLine ? 'Your hours could not be loaded' : 'You are offline'}</AlertTitle>
      <AlertDescription>
        {navigator.onLine && <p>{failureOf(error).message}</p>}
        <p>These are your hours as of {formatWeekdayDateTime(at, useTimeZone())}.</p>
        <Button variant="outline" className="tc:mt-3" onClick={onRetry}>
          Try again
        </Button>
      </AlertDescription>
    </Alert>
  );
}

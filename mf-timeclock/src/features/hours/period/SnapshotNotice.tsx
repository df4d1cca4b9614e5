import { formatWeekdayDateTime, useTimeZone } from '@timetrack/screens';
import { Alert, AlertDescription, AlertTitle, Button } from '@timetrack/ui';

interface SnapshotNoticeProps {
  readonly at: string;
  readonly onRetry: () => void;
}

/** Says how old the hours are that are shown without a network. */
export function SnapshotNotice({ at, onRetry }: SnapshotNoticeProps) {
  return (
    <Alert variant="warning">
      <AlertTitle>You are offline</AlertTitle>
      <AlertDescription>
        <p>These are your hours as of {formatWeekdayDateTime(at, useTimeZone())}.</p>
        <Button variant="outline" className="tc:mt-3" onClick={onRetry}>
          Try again
        </Button>
      </AlertDescription>
    </Alert>
  );
}

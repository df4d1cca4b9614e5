import { useTimeZone } from '@timetrack/screens';
import { Alert, AlertDescription, AlertTitle, Button } from '@timetrack/ui';
import { formatBreaks, formatTimesheetRange } from '../../../components/times/time-formats.js';
import type { DialogTimesheet } from './timesheet-dialog.graphql.js';
import { historyOf } from './timesheet-history.graphql.js';

interface ConflictNoticeProps {
  readonly timesheet: DialogTimesheet;
  readonly onKeepEdits: () => void;
  readonly onDiscardEdits: () => void;
}

/** Shows the saved times after someone else changed them, above the viewer's own edits. */
export function ConflictNotice({ timesheet, onKeepEdits, onDiscardEdits }: ConflictNoticeProps) {
  const timeZone = useTimeZone();
  const by = historyOf(timesheet).at(-1)?.actorName ?? 'Someone else';
  return (
    <Alert variant="warning">
      <AlertTitle>{by} changed this timesheet in the meantime</AlertTitle>
      <AlertDescription className="tc:flex tc:flex-col tc:gap-2">
        <p>
          It is now {formatTimesheetRange(timesheet, timeZone)}, {formatBreaks(timesheet.breaks, timeZone)}. Your edits
          are kept below.
        </p>
        <div className="tc:flex tc:flex-wrap tc:gap-2">
          <Button variant="outline" size="sm" onClick={onDiscardEdits}>
            Use their version
          </Button>
          <Button variant="outline" size="sm" onClick={onKeepEdits}>
            Keep my version
          </Button>
        </div>
      </AlertDescription>
    </Alert>
  );
}

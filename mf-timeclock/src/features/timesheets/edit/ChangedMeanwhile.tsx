import { Alert, AlertDescription, AlertTitle, Button } from '@timetrack/ui';
import type { TimesheetDialog_TimesheetFragment } from '../../../gql/graphql.js';
import { useTimeZone } from '../../../time/use-time-zone.js';
import { clockTime, spanOf } from '../words.js';

interface ChangedMeanwhileProps {
  readonly timesheet: TimesheetDialog_TimesheetFragment;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody else was quicker: what they made of it stands here beside what is typed below. */
export function ChangedMeanwhile({ timesheet, onKeepMine, onTakeTheirs }: ChangedMeanwhileProps) {
  const timeZone = useTimeZone();
  const by = timesheet.history.at(-1)?.actorName ?? 'Somebody else';
  return (
    <Alert variant="warning">
      <AlertTitle>{by} changed this timesheet meanwhile</AlertTitle>
      <AlertDescription className="tc:flex tc:flex-col tc:gap-2">
        <p>
          It is now {spanOf(timesheet, timeZone)}, {breaksInWords(timesheet.breaks, timeZone)}. What you typed is still
          here.
        </p>
        <div className="tc:flex tc:flex-wrap tc:gap-2">
          <Button variant="outline" size="sm" onClick={onTakeTheirs}>
            Take theirs
          </Button>
          <Button variant="outline" size="sm" onClick={onKeepMine}>
            Keep mine
          </Button>
        </div>
      </AlertDescription>
    </Alert>
  );
}

export function breaksInWords(breaks: TimesheetDialog_TimesheetFragment['breaks'], timeZone: string): string {
  if (breaks.length === 0) return 'no breaks';
  return breaks
    .map(({ type, startAt, endAt }) => {
      const end = endAt ? clockTime(endAt, timeZone) : 'now';
      return `${type.toLowerCase()} break ${clockTime(startAt, timeZone)} – ${end}`;
    })
    .join(', ');
}

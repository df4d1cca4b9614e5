import { formatDuration, useTimeZone } from '@timetrack/screens';
import { Alert, AlertDescription, AlertTitle, Button } from '@timetrack/ui';
import { useState } from 'react';
import { hasBreakOutside, instantMs, moveBreaks } from './moved-breaks.js';
import type { TimesheetForm } from './use-timesheet-form.js';

/** Asks about breaks that the new times leave outside, and moves them by as much as the clock-in was moved. */
export function MoveBreaksNotice({ form }: { readonly form: TimesheetForm }) {
  const timeZone = useTimeZone();
  const { values, change } = form;
  const clockIn = instantMs(values.clockInAt, timeZone);
  /** The clock-in to which the breaks belong: the one of the saved times, or of the last move. */
  const [anchor, setAnchor] = useState(clockIn);
  if (!hasBreakOutside(values, timeZone)) return null;
  const byMs = clockIn !== null && anchor !== null ? clockIn - anchor : 0;
  const minutes = Math.round(Math.abs(byMs) / 60_000);
  return (
    <Alert variant="warning">
      <AlertTitle>{values.breaks.length === 1 ? 'The break is' : 'Breaks are'} outside of these times</AlertTitle>
      <AlertDescription className="tc:flex tc:flex-col tc:items-start tc:gap-2">
        <p>
          Move {values.breaks.length === 1 ? 'it' : 'them'} with the clock-in, or change or remove what no longer fits.
        </p>
        {minutes > 0 && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              change({ breaks: moveBreaks(values.breaks, byMs, timeZone) });
              setAnchor(clockIn);
            }}
          >
            Move breaks {formatDuration(minutes)} {byMs > 0 ? 'later' : 'earlier'}
          </Button>
        )}
      </AlertDescription>
    </Alert>
  );
}

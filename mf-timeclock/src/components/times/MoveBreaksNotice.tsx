import { formatDuration, useTimeZone } from '@timetrack/screens';
import { Alert, AlertDescription, AlertTitle, Button } from '@timetrack/ui';
import { useState } from 'react';
import { hasBreakOutside, measureMove, moveBreaks, timesOf } from './moved-breaks.js';
import type { TimesheetForm } from './use-timesheet-form.js';

/**
 * Offers to move breaks that the new times leave outside, and about those of a timesheet that moved as a whole. Moves
 * them by as much as the clock-in was moved.
 */
export function MoveBreaksNotice({ form }: { readonly form: TimesheetForm }) {
  const timeZone = useTimeZone();
  const { values, change } = form;
  const times = timesOf(values, timeZone);
  /** The times to which the breaks belong: the saved ones, or those after the last move. */
  const [anchor, setAnchor] = useState(times);
  const isOutside = hasBreakOutside(values, timeZone);
  const { byMs, isWhole } = measureMove(anchor, times);
  if (!isOutside && !isWhole) return null;
  const { title, advice } = (isOutside ? outside : left)(values.breaks.length === 1);
  const minutes = Math.round(Math.abs(byMs) / 60_000);
  return (
    <Alert variant={isOutside ? 'warning' : 'default'}>
      <AlertTitle>{title}</AlertTitle>
      <AlertDescription className="tc:flex tc:flex-col tc:items-start tc:gap-2">
        <p>{advice}</p>
        {minutes > 0 && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              const breaks = moveBreaks(values.breaks, byMs, timeZone);
              change({ breaks });
              setAnchor(timesOf({ ...values, breaks }, timeZone));
            }}
          >
            Move breaks {formatDuration(minutes)} {byMs > 0 ? 'later' : 'earlier'}
          </Button>
        )}
      </AlertDescription>
    </Alert>
  );
}

/** The words about breaks that no longer fit. */
const outside = (isOne: boolean) => ({
  title: `${isOne ? 'The break is' : 'Breaks are'} outside of these times`,
  advice: `Move ${isOne ? 'it' : 'them'} with the clock-in, or change or remove what no longer fits.`,
});

/** The words about breaks that still fit but did not move with the timesheet. */
const left = (isOne: boolean) => ({
  title: isOne ? 'The break stays at the old time' : 'The breaks stay at the old times',
  advice: isOne
    ? 'Move it with the timesheet, or leave it as entered below.'
    : 'Move them with the timesheet, or leave them as entered below.',
});

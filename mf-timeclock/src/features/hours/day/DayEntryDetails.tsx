import { useQuery } from '@timetrack/client';
import { fullName, useTimeZone } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { PencilLine } from '@timetrack/ui/icons';
import { useId } from 'react';
import { formatBreaks, formatTimesheetRange, TimesheetHistory } from '../../timesheets/index.js';
import { LoadHistory } from '../data/hours.graphql.js';
import { HoursBadges } from '../days/HoursBadges.js';
import type { DayEntry, PayLine } from '../days/hours-days.js';
import { CorrectionNotice } from './CorrectionNotice.js';
import { PayLines } from './PayLines.js';

interface DayEntryDetailsProps {
  readonly entry: DayEntry;
  readonly lines: readonly PayLine[];
  /** Null if corrections can't be requested now. */
  readonly onCorrect: (() => void) | null;
  readonly onChanged: () => void;
}

export function DayEntryDetails({ entry, lines, onCorrect, onChanged }: DayEntryDetailsProps) {
  const timeZone = useTimeZone();
  const heading = useId();
  const { timesheet, correction } = entry;
  const { data } = useQuery(LoadHistory, { variables: { id: timesheet.id }, fetchPolicy: 'cache-and-network' });
  const history = data?.viewer?.timesheet;
  const isPending = correction?.status === 'PENDING';
  return (
    <section aria-labelledby={heading} className="tc:flex tc:flex-col tc:gap-3 tc:text-sm">
      <h3 id={heading} className="tc:font-medium">
        {formatTimesheetRange(timesheet, timeZone)}
      </h3>
      <HoursBadges entry={entry} />
      {timesheet.rejection && (
        <p className="tc:wrap-anywhere">
          Rejected by {fullName(timesheet.rejection.by)}: “{timesheet.rejection.reason}”
        </p>
      )}
      {timesheet.exceptions.length > 0 && (
        <ul className="tc:list-disc tc:pl-5">
          {timesheet.exceptions.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
      )}
      <p className="tc:wrap-anywhere">
        {timesheet.job?.name ?? 'No job'}, {formatBreaks(timesheet.breaks, timeZone)}
      </p>
      {lines.length > 0 && <PayLines lines={lines} />}
      {correction && correction.status !== 'WITHDRAWN' && (
        <CorrectionNotice correction={correction} onChanged={onChanged} />
      )}
      {timesheet.lockedBy && (
        <p className="tc:text-muted-foreground">These days are closed. Ask your manager if something is wrong.</p>
      )}
      {onCorrect && !timesheet.lockedBy && !isPending && (
        <Button variant="outline" className="tc:self-start" onClick={onCorrect}>
          <PencilLine aria-hidden="true" />
          Ask for a Correction
        </Button>
      )}
      {history && <TimesheetHistory timesheet={history} />}
    </section>
  );
}

import { formatDateRange } from '@timetrack/screens';
import { Lock } from '@timetrack/ui/icons';
import type { TimesheetRow } from './timesheet-row.graphql.js';

interface LockedNoticeProps {
  readonly by: NonNullable<TimesheetRow['lockedBy']>;
}

/** Explains why a timesheet can't be changed, with the days of the closed pay period. */
export function LockedNotice({ by: { startDate, endDate } }: LockedNoticeProps) {
  return (
    <p className="tc:flex tc:items-center tc:justify-end tc:gap-2 tc:text-xs tc:whitespace-nowrap tc:text-muted-foreground">
      <Lock aria-hidden="true" className="tc:size-4 tc:shrink-0" />
      <span className="tc:flex tc:flex-col tc:text-left">
        <span>Pay period closed</span> <span>{formatDateRange(startDate, endDate)}</span>
      </span>
    </p>
  );
}

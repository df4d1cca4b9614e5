import { formatDuration } from '@timetrack/screens';
import { ExceptionBadges, StatusBadge } from '../row/StatusBadges.js';
import type { DialogTimesheet } from './timesheet-dialog.graphql.js';

/** What can't be edited here: status, exceptions, duration, job and notes. */
export function TimesheetSummary({ timesheet }: { readonly timesheet: DialogTimesheet }) {
  const { status, exceptions, durationMinutes, job, notes } = timesheet;
  return (
    <div className="tc:flex tc:flex-col tc:gap-2 tc:text-sm">
      <div className="tc:flex tc:flex-wrap tc:items-center tc:gap-2">
        <StatusBadge status={status} />
        <ExceptionBadges exceptions={exceptions} />
        {durationMinutes !== null && <span className="tc:tabular-nums">{formatDuration(durationMinutes)} clocked</span>}
        {job && <span className="tc:wrap-anywhere tc:text-muted-foreground">{job.name}</span>}
      </div>
      {notes.trim() !== '' && (
        <p className="tc:max-h-32 tc:overflow-y-auto tc:rounded-md tc:bg-muted tc:p-3 tc:wrap-anywhere tc:whitespace-pre-wrap">
          {notes}
        </p>
      )}
    </div>
  );
}

import { fullName, useTimeZone } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { Check, Pencil, Trash2 } from '@timetrack/ui/icons';
import { formatClockDate } from '../../../components/times/time-formats.js';
import { LockedNotice } from '../row/LockedNotice.js';
import type { TimesheetRow } from '../row/timesheet-row.graphql.js';
import { useTimesheetsScreen } from '../row/timesheets-screen.js';

export function RowActions({ row }: { readonly row: TimesheetRow }) {
  const { openDialog, confirmDelete, approve, approving } = useTimesheetsScreen();
  const timeZone = useTimeZone();
  if (row.lockedBy) return <LockedNotice by={row.lockedBy} />;
  if (!row.canReview) return null;
  const description = `timesheet of ${fullName(row.user)}, ${formatClockDate(row.clockInAt, timeZone)}`;
  return (
    <div className="tc:flex tc:items-center tc:justify-end tc:gap-1">
      {row.approvalObstacle && (
        <p className="tc:max-w-36 tc:pr-1 tc:text-xs tc:text-pretty tc:max-md:max-w-56 tc:text-muted-foreground">
          {row.approvalObstacle}
        </p>
      )}
      {row.canApprove && (
        <Button
          variant="outline"
          size="sm"
          data-approve=""
          aria-label={`Approve ${description}`}
          busy={approving === row.id}
          onClick={({ currentTarget }) => approve(row, currentTarget)}
        >
          <Check aria-hidden="true" />
          Approve
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Edit ${description}`}
        title="Edit"
        onClick={() => openDialog(row.id)}
      >
        <Pencil aria-hidden="true" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Delete ${description}`}
        title="Delete"
        onClick={() => confirmDelete(row)}
        className="tc:text-destructive tc:hover:bg-destructive-soft tc:hover:text-destructive"
      >
        <Trash2 aria-hidden="true" />
      </Button>
    </div>
  );
}

import { formatClockTime, formatDuration, fullName, useTimeZone } from '@timetrack/screens';
import { Avatar, Button } from '@timetrack/ui';
import { Check, Image, Pencil, StickyNote, Trash2 } from '@timetrack/ui/icons';
import { formatClockDate } from '../../../components/times/time-formats.js';
import { ExceptionBadges, LockedNotice, RejectedBadge, StatusBadge } from '../row/StatusBadges.js';
import type { TimesheetRow } from '../row/timesheet-row.graphql.js';
import { useTimesheetsScreen } from '../row/timesheets-screen.js';

interface CellProps {
  readonly row: TimesheetRow;
}

export function Employee({ row }: CellProps) {
  const { openDialog } = useTimesheetsScreen();
  const { firstName, lastName, scheduleColor } = row.user;
  return (
    <div className="tc:flex tc:min-w-0 tc:items-center tc:gap-3">
      <Avatar firstName={firstName} lastName={lastName} color={scheduleColor} />
      <div className="tc:flex tc:min-w-0 tc:flex-col tc:items-start tc:gap-0.5">
        <button
          type="button"
          onClick={() => openDialog(row.id)}
          className="tc:line-clamp-2 tc:min-h-6 tc:cursor-pointer tc:rounded-sm tc:text-left tc:font-medium tc:wrap-anywhere tc:underline-offset-4 tc:hover:underline"
        >
          {fullName(row.user)}
        </button>
        {row.job && (
          <span className="tc:line-clamp-1 tc:text-xs tc:wrap-anywhere tc:text-muted-foreground" title={row.job.name}>
            {row.job.name}
          </span>
        )}
        {row.exceptions.length > 0 && (
          <div className="tc:flex tc:flex-wrap tc:gap-1 tc:pt-1">
            <ExceptionBadges exceptions={row.exceptions} />
          </div>
        )}
      </div>
    </div>
  );
}

/** `5h 30m` and the review status. A timesheet in progress has neither yet. */
export function Duration({ row: { durationMinutes, status, rejection } }: CellProps) {
  return (
    <div className="tc:flex tc:flex-col tc:items-start tc:gap-1 tc:whitespace-nowrap">
      <span className="tc:flex tc:items-center tc:gap-1.5 tc:font-medium tc:tabular-nums">
        {durationMinutes === null && (
          <span aria-hidden="true" className="tc:size-2 tc:rounded-full tc:bg-success tc:forced-colors:border" />
        )}
        <span>{durationMinutes === null ? 'In Progress' : formatDuration(durationMinutes)}</span>
      </span>
      {status !== 'OPEN' && <StatusBadge status={status} />}
      <RejectedBadge rejection={rejection} />
    </div>
  );
}

export function NotesButton({ row }: CellProps) {
  const { showNotes } = useTimesheetsScreen();
  if (row.notes.trim() === '') return <NoValue />;
  return (
    <Button variant="ghost" size="sm" aria-label={`View notes of ${fullName(row.user)}`} onClick={() => showNotes(row)}>
      <StickyNote aria-hidden="true" />
      <span>View</span>
    </Button>
  );
}

export function PhotosButton({ row }: CellProps) {
  const { showPhotos } = useTimesheetsScreen();
  const count = row.images.length;
  if (count === 0) return <span className="tc:px-3 tc:text-muted-foreground tc:tabular-nums">0</span>;
  const photos = count === 1 ? '1 photo' : `${count} photos`;
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`View ${photos} of ${fullName(row.user)}`}
      className="tc:tabular-nums"
      onClick={() => showPhotos(row)}
    >
      <Image aria-hidden="true" />
      <span>{count}</span>
    </Button>
  );
}

function NoValue() {
  return (
    <span className="tc:px-3 tc:text-muted-foreground">
      <span aria-hidden="true">—</span>
      <span className="tc:sr-only">None</span>
    </span>
  );
}

export function ClockTime({ instant }: { readonly instant: string | null }) {
  const timeZone = useTimeZone();
  if (!instant) {
    return (
      <span className="tc:text-muted-foreground">
        <span aria-hidden="true">—</span>
        <span className="tc:sr-only">Not yet</span>
      </span>
    );
  }
  return (
    <time dateTime={instant} className="tc:flex tc:flex-col tc:whitespace-nowrap tc:tabular-nums">
      <span>{`${formatClockTime(instant, timeZone)} `}</span>
      <span className="tc:text-xs tc:text-muted-foreground">{formatClockDate(instant, timeZone)}</span>
    </time>
  );
}

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
          <span>Approve</span>
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

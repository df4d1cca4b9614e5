import { Avatar, Button } from '@timetrack/ui';
import { Image, StickyNote } from 'lucide-react';
import { hoursAndMinutes } from '../../../time/formats.js';
import { useTimesheetsScreen } from '../screen-context.js';
import { nameOf, type Row } from '../words.js';
import { ExceptionBadges, StatusBadge } from './StatusBadges.js';

interface Part {
  readonly row: Row;
}

/** Who, for what, and what to look at before the times. The name opens the timesheet. */
export function Employee({ row }: Part) {
  const { open } = useTimesheetsScreen();
  const { firstName, lastName, scheduleColor } = row.user;
  return (
    <div className="tc:flex tc:min-w-0 tc:items-center tc:gap-3">
      <Avatar firstName={firstName} lastName={lastName} color={scheduleColor} />
      <div className="tc:flex tc:min-w-0 tc:flex-col tc:items-start tc:gap-0.5">
        <button
          type="button"
          onClick={() => open(row.id)}
          className="tc:line-clamp-2 tc:min-h-6 tc:cursor-pointer tc:rounded-sm tc:text-left tc:font-medium tc:wrap-anywhere tc:underline-offset-4 tc:hover:underline"
        >
          {nameOf(row.user)}
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

/** `5h 30m` and how far its review is; what is in progress has neither yet. */
export function Duration({ row: { durationMinutes, status } }: Part) {
  return (
    <div className="tc:flex tc:flex-col tc:items-start tc:gap-1 tc:whitespace-nowrap">
      <span className="tc:flex tc:items-center tc:gap-1.5 tc:font-medium tc:tabular-nums">
        {durationMinutes === null && (
          <span aria-hidden="true" className="tc:size-2 tc:rounded-full tc:bg-success tc:forced-colors:border" />
        )}
        {durationMinutes === null ? 'In Progress' : hoursAndMinutes(durationMinutes)}
      </span>
      {status !== 'OPEN' && <StatusBadge status={status} />}
    </div>
  );
}

export function NotesButton({ row }: Part) {
  const { showNotes } = useTimesheetsScreen();
  if (row.notes.trim() === '') return <None />;
  return (
    <Button variant="ghost" size="sm" aria-label={`View notes of ${nameOf(row.user)}`} onClick={() => showNotes(row)}>
      <StickyNote aria-hidden="true" />
      View
    </Button>
  );
}

export function PhotosButton({ row }: Part) {
  const { showPhotos } = useTimesheetsScreen();
  const count = row.images.length;
  if (count === 0) return <span className="tc:px-3 tc:text-muted-foreground tc:tabular-nums">0</span>;
  const photos = count === 1 ? '1 photo' : `${count} photos`;
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`View ${photos} of ${nameOf(row.user)}`}
      className="tc:tabular-nums"
      onClick={() => showPhotos(row)}
    >
      <Image aria-hidden="true" />
      {count}
    </Button>
  );
}

function None() {
  return (
    <span className="tc:px-3 tc:text-muted-foreground">
      <span aria-hidden="true">—</span>
      <span className="tc:sr-only">None</span>
    </span>
  );
}

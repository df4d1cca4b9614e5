import { formatClockTime, formatDuration, formatWeekdayDate, fullName, useTimeZone } from '@timetrack/screens';
import { CircleCheck, CirclePlay, Clock, TriangleAlert } from '@timetrack/ui/icons';
import { statusLabels } from '../row/labels.js';
import { useTimesheetsScreen } from '../row/timesheets-screen.js';
import { SelectBox } from './SelectBox.js';
import type { Selection } from './selection.js';
import type { PersonWeek, WeekDay, WeekTimesheet } from './week.graphql.js';

const icons = { OPEN: CirclePlay, PENDING: Clock, APPROVED: CircleCheck } as const;

interface DayCellProps {
  readonly person: PersonWeek;
  readonly day: WeekDay;
  readonly selection: Selection;
  readonly onToggle: (timesheets: readonly WeekTimesheet[]) => void;
}

/** The minutes of a day, its timesheets and what to check about them. */
export function DayCell({ person, day, selection, onToggle }: DayCellProps) {
  const { openDialog } = useTimesheetsScreen();
  const timeZone = useTimeZone();
  const { minutes, timeOffMinutes, timesheets, exceptions } = day;
  if (timesheets.length === 0 && minutes === 0 && timeOffMinutes === 0) {
    return (
      <span className="tc:text-muted-foreground">
        <span aria-hidden="true">—</span>
        <span className="tc:sr-only">No hours</span>
      </span>
    );
  }
  return (
    <div className="tc:flex tc:flex-col tc:gap-1">
      <p className="tc:font-medium tc:tabular-nums">{formatDuration(minutes)}</p>
      {timeOffMinutes > 0 && (
        <p className="tc:text-xs tc:text-muted-foreground">{formatDuration(timeOffMinutes)} time off</p>
      )}
      {timesheets.map((timesheet) => {
        const { id, clockInAt, clockOutAt, status, canApprove } = timesheet;
        const Icon = icons[status];
        const end = clockOutAt ? formatClockTime(clockOutAt, timeZone) : 'now';
        const range = `${formatClockTime(clockInAt, timeZone)} – ${end}`;
        const name = `${fullName(person.user)}, ${formatWeekdayDate(day.date)}, ${range}`;
        return (
          <div key={id} className="tc:flex tc:items-center tc:gap-1">
            {canApprove && (
              <SelectBox label={`Select ${name}`} checked={selection.has(id)} onChange={() => onToggle([timesheet])} />
            )}
            <button
              type="button"
              aria-label={`${range}, ${statusLabels[status]}: open the timesheet of ${fullName(person.user)}, ${formatWeekdayDate(day.date)}`}
              onClick={() => openDialog(id)}
              className="tc:flex tc:min-h-6 tc:cursor-pointer tc:items-center tc:gap-1 tc:rounded-sm tc:text-left tc:text-xs tc:text-muted-foreground tc:tabular-nums tc:hover:text-foreground tc:hover:underline tc:pointer-coarse:min-h-11"
            >
              {!canApprove && <Icon aria-hidden="true" className="tc:size-3.5 tc:shrink-0" />}
              {range}
            </button>
          </div>
        );
      })}
      {exceptions.map(({ timesheetId, message }) => (
        <p
          key={`${timesheetId} ${message}`}
          className="tc:flex tc:items-start tc:gap-1 tc:text-xs tc:wrap-anywhere tc:text-warning"
        >
          <TriangleAlert aria-hidden="true" className="tc:mt-0.5 tc:size-3.5 tc:shrink-0" />
          {message}
        </p>
      ))}
    </div>
  );
}

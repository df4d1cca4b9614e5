import {
  dateOf,
  formatClockTime,
  formatDuration,
  formatWeekday,
  formatWeekdayDate,
  fullName,
  namedOnce,
  type TimeZone,
  useTimeZone,
} from '@timetrack/screens';
import { CircleCheck, CirclePlay, Clock, TriangleAlert } from '@timetrack/ui/icons';
import { Fragment, useEffect, useRef } from 'react';
import { statusLabels } from '../row/StatusBadges.js';
import { useTimesheetsScreen } from '../row/timesheets-screen.js';
import type { Selection } from './use-week.js';
import type { PersonWeek, WeekDay } from './week.graphql.js';

const icons = { OPEN: CirclePlay, PENDING: Clock, APPROVED: CircleCheck } as const;

interface DayCellProps {
  readonly person: PersonWeek;
  readonly day: WeekDay;
  readonly selection: Selection;
  readonly onToggle: (ids: readonly string[]) => void;
}

export const hasHours = ({ minutes, timeOffMinutes, timesheets, continued }: WeekDay): boolean =>
  minutes + timeOffMinutes + timesheets.length + continued.length > 0;

export function DayCell({ person, day, selection, onToggle }: DayCellProps) {
  const { minutes, timeOffMinutes, timesheets, continued, exceptions } = day;
  if (!hasHours(day)) {
    return (
      <span className="tc:text-muted-foreground">
        <span aria-hidden="true">—</span>
        <span className="tc:sr-only">No hours</span>
      </span>
    );
  }
  const isOnlyRunning = minutes === 0 && [...timesheets, ...continued].some(({ status }) => status === 'OPEN');
  const isOnlyTimeOff = minutes === 0 && timesheets.length + continued.length === 0;
  return (
    <div className="tc:flex tc:flex-col tc:gap-1">
      {!isOnlyTimeOff && (
        <p className="tc:font-medium tc:tabular-nums">{isOnlyRunning ? 'In progress' : formatDuration(minutes)}</p>
      )}
      {timeOffMinutes > 0 && (
        <p className="tc:text-xs tc:text-muted-foreground">{`${formatDuration(timeOffMinutes)} time off`}</p>
      )}
      {[...timesheets, ...continued].map((timesheet) => (
        <DayTimesheet
          key={timesheet.id}
          person={person}
          date={day.date}
          timesheet={timesheet}
          isSelected={'canApprove' in timesheet && timesheet.canApprove ? selection.has(timesheet.id) : null}
          onToggle={onToggle}
        />
      ))}
      {exceptions.map(({ timesheetId, message }) => (
        <p
          key={`${timesheetId} ${message}`}
          className="tc:flex tc:items-start tc:gap-1 tc:text-xs tc:wrap-anywhere tc:text-warning"
        >
          <TriangleAlert aria-hidden="true" className="tc:mt-0.5 tc:size-3.5 tc:shrink-0" />
          <span>{message}</span>
        </p>
      ))}
    </div>
  );
}

type AnyTimesheet = WeekDay['continued'][number];

interface DayTimesheetProps {
  readonly person: PersonWeek;
  readonly date: string;
  readonly timesheet: AnyTimesheet;
  /** Null if it can't be selected. */
  readonly isSelected: boolean | null;
  readonly onToggle: (ids: readonly string[]) => void;
}

/** Opens the timesheet. Its status is an icon, unless a check box says that it can be approved. */
function DayTimesheet({ person, date, timesheet, isSelected, onToggle }: DayTimesheetProps) {
  const { openDialog } = useTimesheetsScreen();
  const timeZone = useTimeZone();
  const { id, status } = timesheet;
  const Icon = icons[status];
  const { start, shortStart, endParts } = endsOf(timesheet, date, timeZone);
  const range = `${start} – ${endParts.join(' ')}`;
  const [name, day] = [fullName(person.user), formatWeekdayDate(date)];
  return (
    <div className="tc:flex tc:items-center tc:gap-1">
      {isSelected !== null && (
        <SelectBox label={`Select ${name}, ${day}, ${range}`} checked={isSelected} onChange={() => onToggle([id])} />
      )}
      <button
        type="button"
        aria-label={`${range}, ${statusLabels[status]}: open the timesheet of ${name}, ${day}`}
        onClick={() => openDialog(id)}
        className="tc:flex tc:min-h-6 tc:cursor-pointer tc:items-center tc:gap-1 tc:rounded-sm tc:text-left tc:text-xs tc:text-muted-foreground tc:tabular-nums tc:hover:text-foreground tc:hover:underline tc:pointer-coarse:min-h-11"
      >
        {isSelected === null && <Icon aria-hidden="true" className="tc:size-3.5 tc:shrink-0" />}
        {/* A time stays on one line. A weekday before it may be on the line above, because a day is narrow. */}
        <span>
          <span className="tc:whitespace-nowrap">{`${shortStart} –`}</span>
          {endParts.map((part) => (
            <Fragment key={part}>
              <span> </span>
              <span className="tc:whitespace-nowrap">{part}</span>
            </Fragment>
          ))}
        </span>
      </button>
    </div>
  );
}

/**
 * `9:00 AM` and `5:30 PM`. A time of another day has its weekday: `10:00 PM` and `Tue 6:00 AM` on Monday. On Tuesday, the
 * weekday says enough about the start.
 */
function endsOf({ clockInAt, clockOutAt }: AnyTimesheet, date: string, timeZone: TimeZone) {
  const weekdayOf = (instant: string) => {
    const itsDate = dateOf(instant, timeZone);
    return itsDate === date ? null : formatWeekday(itsDate, 'short');
  };
  const partsOf = (instant: string, zone: TimeZone) =>
    [weekdayOf(instant), formatClockTime(instant, zone)].filter((part) => part !== null);
  const start = partsOf(clockInAt, clockOutAt ? namedOnce(timeZone, clockOutAt) : timeZone).join(' ');
  return {
    start,
    shortStart: weekdayOf(clockInAt) ?? start,
    endParts: clockOutAt ? partsOf(clockOutAt, timeZone) : ['now'],
  };
}

interface SelectBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly isPartial?: boolean;
  readonly onChange: () => void;
}

/** A check box whose label is for screen readers, because the row or cell around it shows what it selects. */
export function SelectBox({ label, checked, isPartial = false, onChange }: SelectBoxProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isPartial;
  });
  return (
    <input
      ref={ref}
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={onChange}
      className="tc:size-6 tc:shrink-0 tc:cursor-pointer tc:accent-primary tc:md:size-5"
    />
  );
}

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
import { Button } from '@timetrack/ui';
import { Check, TriangleAlert } from '@timetrack/ui/icons';
import { statusLabels } from '../row/StatusBadges.js';
import { useTimesheetsScreen } from '../row/timesheets-screen.js';
import { hasHours } from './DayTotal.js';
import { SelectBox, statusIcons } from './PersonParts.js';
import type { Selection } from './use-week.js';
import type { PersonWeek, WeekDay } from './week.graphql.js';

interface PersonDetailsProps {
  readonly person: PersonWeek;
  readonly selection: Selection;
  readonly isApproving: boolean;
  readonly onToggle: (ids: readonly string[]) => void;
  readonly onApproveWeek: (person: PersonWeek) => void;
}

/** The days of a week with their timesheets and exceptions, and the button that approves all of them. */
export function PersonDetails({ person, isApproving, onApproveWeek, ...days }: PersonDetailsProps) {
  const { canReview } = useTimesheetsScreen();
  const { approvable, exceptional } = person;
  const obstacles = new Set(
    person.days.flatMap(({ timesheets }) => timesheets.flatMap(({ approvalObstacle }) => approvalObstacle ?? [])),
  );
  const worked = person.days.filter(hasHours);
  return (
    <div className="tc:flex tc:flex-col tc:gap-3 tc:text-sm">
      {worked.length === 0 && <p className="tc:text-muted-foreground">No hours in this week</p>}
      <dl className="tc:grid tc:grid-cols-1 tc:gap-x-6 tc:gap-y-1.5 tc:sm:grid-cols-[auto_auto_minmax(0,1fr)]">
        {worked.map((day) => (
          <Day key={day.date} person={person} day={day} {...days} />
        ))}
      </dl>
      {[...obstacles].map((obstacle) => (
        <p key={obstacle} className="tc:text-muted-foreground">
          {obstacle}
        </p>
      ))}
      {canReview && approvable > 0 && (
        <Button
          variant="outline"
          size="sm"
          busy={isApproving}
          className="tc:self-start"
          onClick={() => onApproveWeek(person)}
        >
          <Check aria-hidden="true" />
          <span>{`Approve ${approvable}`}</span>
          <span className="tc:sr-only">{` of ${fullName(person.user)}, ${exceptional} with exceptions`}</span>
        </Button>
      )}
    </div>
  );
}

type DayProps = Pick<PersonDetailsProps, 'person' | 'selection' | 'onToggle'> & { readonly day: WeekDay };

function Day({ person, day, selection, onToggle }: DayProps) {
  const { minutes, timeOffMinutes, timesheets, continued, exceptions } = day;
  const hasWork = timesheets.length + continued.length > 0;
  const isRunning = [...timesheets, ...continued].some(({ status }) => status === 'OPEN');
  const totals = [
    hasWork && (minutes > 0 || !isRunning) && formatDuration(minutes),
    hasWork && minutes === 0 && isRunning && 'In progress',
    timeOffMinutes > 0 && `${formatDuration(timeOffMinutes)} time off`,
  ].filter((total) => total !== false);
  return (
    <div className="tc:flex tc:flex-wrap tc:items-start tc:gap-x-3 tc:sm:contents">
      <dt className="tc:py-0.5 tc:text-muted-foreground">{formatWeekdayDate(day.date)}</dt>
      <dd className="tc:py-0.5 tc:font-medium tc:tabular-nums">{totals.join(', ')}</dd>
      <dd className="tc:flex tc:min-w-0 tc:flex-wrap tc:items-start tc:gap-x-4 tc:gap-y-1 tc:max-sm:w-full">
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
            className="tc:flex tc:items-start tc:gap-1 tc:py-0.5 tc:wrap-anywhere tc:text-warning"
          >
            <TriangleAlert aria-hidden="true" className="tc:mt-0.5 tc:size-4 tc:shrink-0" />
            <span>{message}</span>
          </p>
        ))}
      </dd>
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
  const Icon = statusIcons[status];
  const range = formatRange(timesheet, date, timeZone);
  const [name, day] = [fullName(person.user), formatWeekdayDate(date)];
  return (
    <div className="tc:flex tc:items-center tc:gap-1.5">
      {isSelected !== null && (
        <SelectBox label={`Select ${name}, ${day}, ${range}`} checked={isSelected} onChange={() => onToggle([id])} />
      )}
      <button
        type="button"
        onClick={() => openDialog(id)}
        className="tc:flex tc:min-h-6 tc:cursor-pointer tc:items-center tc:gap-1 tc:rounded-sm tc:text-left tc:underline-offset-4 tc:tabular-nums tc:hover:underline tc:pointer-coarse:min-h-11"
      >
        {isSelected === null && <Icon aria-hidden="true" className="tc:size-4 tc:shrink-0 tc:text-muted-foreground" />}
        <span>{range}</span>
        <span className="tc:sr-only">{` ${statusLabels[status]}: open the timesheet of ${name}, ${day}`}</span>
      </button>
    </div>
  );
}

/** `9:00 AM – 5:30 PM`. A time of another day has its weekday: `10:00 PM – Tue 6:00 AM` on Monday. */
function formatRange({ clockInAt, clockOutAt }: AnyTimesheet, date: string, timeZone: TimeZone): string {
  const format = (instant: string, zone: TimeZone) => {
    const itsDate = dateOf(instant, timeZone);
    const time = formatClockTime(instant, zone);
    return itsDate === date ? time : `${formatWeekday(itsDate, 'short')} ${time}`;
  };
  if (!clockOutAt) return `${format(clockInAt, timeZone)} – now`;
  return `${format(clockInAt, namedOnce(timeZone, clockOutAt))} – ${format(clockOutAt, timeZone)}`;
}

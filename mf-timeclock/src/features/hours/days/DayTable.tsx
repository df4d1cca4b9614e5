import { formatDuration, formatWeekdayDate, namedOnce, useTimeZone } from '@timetrack/screens';
import { Card } from '@timetrack/ui';
import { ChevronRight } from '@timetrack/ui/icons';
import { formatBreakRange } from '../../../components/times/time-formats.js';
import { ClockTime, CorrectionBadge, HoursBadges } from './DayParts.js';
import { type DayEntry, type HoursDay, hasOtherHours, nameOtherHours } from './hours-days.js';

interface DaysProps {
  readonly days: readonly HoursDay[];
  readonly onOpen: (day: string) => void;
}

const columns = ['In', 'Out', 'Breaks', 'Job', 'Hours', 'Review'];
const cell = 'tc:px-2 tc:py-2.5 tc:align-top tc:lg:px-3';

/** From 768 pixels: a row for each timesheet, next to its day. */
export function DayTable({ days, onOpen }: DaysProps) {
  return (
    <Card className="tc:overflow-hidden">
      <div className="tc:relative tc:overflow-x-auto">
        <table className="tc:w-full tc:text-left tc:text-sm">
          <caption className="tc:sr-only">Your hours by day</caption>
          <thead className="tc:border-b tc:border-border tc:text-xs tc:text-muted-foreground">
            <tr>
              <th scope="col" className="tc:px-3 tc:py-3 tc:pl-5 tc:font-medium">
                Day
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="tc:px-2 tc:py-3 tc:font-medium tc:lg:px-3">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {days.map((day) => (
            <DayRows key={day.date} day={day} onOpen={onOpen} />
          ))}
        </table>
      </div>
    </Card>
  );
}

function DayRows({ day, onOpen }: { readonly day: HoursDay } & Pick<DaysProps, 'onOpen'>) {
  const rows = [
    ...day.entries.map((entry) => ({ key: entry.timesheet.id, cells: <EntryCells entry={entry} day={day.date} /> })),
    ...(hasOtherHours(day) ? [{ key: 'others', cells: <OtherCells day={day} /> }] : []),
  ];
  return (
    <tbody className="tc:border-b tc:border-border tc:last:border-b-0">
      {rows.map(({ key, cells }, index) => (
        <tr key={key} className="tc:hover:bg-muted/40">
          {index === 0 && (
            <th
              scope="rowgroup"
              rowSpan={rows.length}
              className="tc:py-0.5 tc:pr-3 tc:pl-5 tc:align-top tc:font-normal tc:whitespace-nowrap"
            >
              <DayButton date={day.date} onOpen={onOpen} />
            </th>
          )}
          {cells}
        </tr>
      ))}
    </tbody>
  );
}

function DayButton({ date, onOpen }: { readonly date: string } & Pick<DaysProps, 'onOpen'>) {
  return (
    <button
      type="button"
      onClick={() => onOpen(date)}
      className="tc:min-h-9 tc:cursor-pointer tc:rounded-sm tc:font-medium tc:underline-offset-4 tc:hover:underline tc:pointer-coarse:min-h-11"
    >
      {formatWeekdayDate(date)}
    </button>
  );
}

function EntryCells({ entry, day }: { readonly entry: DayEntry; readonly day: string }) {
  const timeZone = useTimeZone();
  const { clockInAt, clockOutAt, breaks, job } = entry.timesheet;
  return (
    <>
      <td className={cell}>
        <ClockTime instant={clockInAt} day={day} />
      </td>
      <td className={cell}>
        <ClockTime instant={clockOutAt} day={day} />
      </td>
      <td className={cell}>
        {breaks.length === 0 && <span>No breaks</span>}
        {breaks.map((each) => (
          <span key={each.id} className="tc:block tc:first-letter:uppercase tc:lg:whitespace-nowrap">
            <span>{`${each.type.toLowerCase()} break `}</span>
            <span className="tc:whitespace-nowrap">{formatBreakRange(each, namedOnce(timeZone, clockInAt))}</span>
          </span>
        ))}
      </td>
      <td className={`${cell} tc:min-w-28 tc:max-w-48 tc:wrap-break-word`}>{job?.name ?? 'No job'}</td>
      <Minutes minutes={entry.minutes} />
      <td className={cell}>
        <HoursBadges entry={entry} />
      </td>
    </>
  );
}

function OtherCells({ day }: { readonly day: HoursDay }) {
  return (
    <>
      <td colSpan={4} className={cell}>
        {nameOtherHours(day)}
      </td>
      <Minutes minutes={day.timeOffMinutes || null} />
      <td className={cell}>
        <span className="tc:flex tc:flex-wrap tc:gap-1">
          {day.additions.map(({ id, status }) => (
            <CorrectionBadge key={id} status={status} />
          ))}
        </span>
      </td>
    </>
  );
}

function Minutes({ minutes }: { readonly minutes: number | null }) {
  return (
    <td className={`${cell} tc:whitespace-nowrap tc:tabular-nums`}>
      {minutes === null ? '—' : formatDuration(minutes)}
    </td>
  );
}

/** On phones: a card with a row for each day, which opens it. */
export function DayList({ days, onOpen }: DaysProps) {
  return (
    <Card className="tc:overflow-hidden">
      <ul aria-label="Your hours by day" className="tc:divide-y tc:divide-border">
        {days.map((day) => (
          <li key={day.date} className="tc:relative tc:flex tc:items-start tc:gap-3 tc:p-4">
            <div className="tc:flex tc:min-w-0 tc:grow tc:flex-col tc:gap-2">
              <p className="tc:flex tc:items-baseline tc:justify-between tc:gap-3">
                <button
                  type="button"
                  onClick={() => onOpen(day.date)}
                  className="tc:min-h-6 tc:cursor-pointer tc:rounded-sm tc:font-medium tc:after:absolute tc:after:inset-0"
                >
                  {formatWeekdayDate(day.date)}
                </button>
                {day.minutes !== null && <span className="tc:tabular-nums">{formatDuration(day.minutes)}</span>}
              </p>
              {day.entries.map((entry) => (
                <Entry key={entry.timesheet.id} entry={entry} day={day.date} />
              ))}
              {hasOtherHours(day) && <Others day={day} />}
            </div>
            <ChevronRight aria-hidden="true" className="tc:mt-1 tc:size-4 tc:shrink-0 tc:text-muted-foreground" />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Entry({ entry, day }: { readonly entry: DayEntry; readonly day: string }) {
  const { clockInAt, clockOutAt, job } = entry.timesheet;
  return (
    <div className="tc:flex tc:flex-col tc:gap-1 tc:text-sm">
      <p className="tc:wrap-anywhere tc:text-muted-foreground">
        <ClockTime instant={clockInAt} day={day} until={clockOutAt} />
        <span>{' – '}</span>
        <ClockTime instant={clockOutAt} day={day} />
        {job && <span>{` · ${job.name}`}</span>}
      </p>
      <HoursBadges entry={entry} />
    </div>
  );
}

function Others({ day }: { readonly day: HoursDay }) {
  return (
    <div className="tc:flex tc:flex-col tc:gap-1 tc:text-sm">
      <p className="tc:text-muted-foreground">{nameOtherHours(day)}</p>
      <span className="tc:flex tc:flex-wrap tc:gap-1">
        {day.additions.map(({ id, status }) => (
          <CorrectionBadge key={id} status={status} />
        ))}
      </span>
    </div>
  );
}

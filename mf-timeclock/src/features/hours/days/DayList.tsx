import { formatWeekdayDate } from '@timetrack/screens';
import { Card } from '@timetrack/ui';
import { ChevronRight } from '@timetrack/ui/icons';
import { ClockTime, CorrectionBadge, HoursBadges } from './DayParts.js';
import type { DaysProps } from './DayTable.js';
import { type DayEntry, formatHours, type HoursDay, hasOtherHours, nameOtherHours } from './hours-days.js';

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
                  className="tc:cursor-pointer tc:rounded-sm tc:font-medium tc:after:absolute tc:after:inset-0"
                >
                  {formatWeekdayDate(day.date)}
                </button>
                {day.minutes !== null && <span className="tc:tabular-nums">{formatHours(day.minutes)}</span>}
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
        <ClockTime instant={clockInAt} day={day} /> – <ClockTime instant={clockOutAt} day={day} />
        {job && ` · ${job.name}`}
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

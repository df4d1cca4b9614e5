import { formatDuration } from '@timetrack/screens';
import { cn } from '@timetrack/ui';
import { CirclePlay } from '@timetrack/ui/icons';
import type { WeekDay } from './week.graphql.js';

export const hasHours = ({ minutes, timeOffMinutes, timesheets, continued }: WeekDay): boolean =>
  minutes + timeOffMinutes + timesheets.length + continued.length > 0;

/** The hours of a day in a line: `8h`. A color marks exceptions, which the details list, and an icon work in progress. */
export function DayTotal({ day }: { readonly day: WeekDay }) {
  const { minutes, timeOffMinutes, timesheets, continued, exceptions } = day;
  const worked = [...timesheets, ...continued];
  const isRunning = worked.some(({ status }) => status === 'OPEN');
  if (!hasHours(day)) {
    return (
      <span className="tc:text-muted-foreground">
        <span aria-hidden="true">—</span>
        <span className="tc:sr-only">No hours</span>
      </span>
    );
  }
  const messages = exceptions.map(({ message }) => message).join(' ');
  return (
    <span
      title={messages || undefined}
      className={cn(
        'tc:flex tc:flex-wrap tc:items-center tc:gap-x-1 tc:whitespace-nowrap',
        messages && 'tc:font-medium tc:text-warning',
      )}
    >
      {(minutes > 0 || (worked.length > 0 && !isRunning)) && <span>{formatDuration(minutes)}</span>}
      {isRunning && (
        <>
          <CirclePlay aria-hidden="true" className="tc:size-4 tc:shrink-0" />
          <span className="tc:sr-only">In progress</span>
        </>
      )}
      {timeOffMinutes > 0 && (
        <span className="tc:text-muted-foreground">{`${formatDuration(timeOffMinutes)} off`}</span>
      )}
      {messages && <span className="tc:sr-only">{` ${messages}`}</span>}
    </span>
  );
}

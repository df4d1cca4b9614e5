import { formatDuration } from '@timetrack/screens';
import { CirclePlay, TriangleAlert } from '@timetrack/ui/icons';
import type { WeekDay } from './week.graphql.js';

export const hasHours = ({ minutes, timeOffMinutes, timesheets, continued }: WeekDay): boolean =>
  minutes + timeOffMinutes + timesheets.length + continued.length > 0;

/** The hours of a day in a line: `8h`, with a mark for exceptions and for work in progress. */
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
  return (
    <span className="tc:flex tc:flex-wrap tc:items-center tc:gap-x-1">
      {(minutes > 0 || (worked.length > 0 && !isRunning)) && <span>{formatDuration(minutes)}</span>}
      {isRunning && (
        <>
          <CirclePlay aria-hidden="true" className="tc:size-4 tc:shrink-0 tc:text-primary" />
          <span className="tc:sr-only">In progress</span>
        </>
      )}
      {timeOffMinutes > 0 && (
        <span className="tc:text-muted-foreground">{`${formatDuration(timeOffMinutes)} off`}</span>
      )}
      {exceptions.length > 0 && (
        <>
          <TriangleAlert aria-hidden="true" className="tc:size-3.5 tc:shrink-0 tc:text-warning" />
          <span className="tc:sr-only">Exception</span>
        </>
      )}
    </span>
  );
}

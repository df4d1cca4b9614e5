import { type CalendarDate, dateOf, formatDate, fullName, useTimeZone, useToday } from '@timetrack/screens';
import { Badge } from '@timetrack/ui';
import { Lock } from '@timetrack/ui/icons';
import type { Period } from './use-periods.js';

/** Whether the period is open, or who closed it and when. */
export function PeriodStatus({ period }: { readonly period: Period }) {
  const { startDate, endDate, status, closedAt, closedBy, version } = period;
  const today = useToday();
  const timeZone = useTimeZone();
  if (status === 'OPEN')
    return (
      <Badge variant="outline" className="ad:max-md:order-1">
        {describeOpen({ startDate, endDate }, today)}
      </Badge>
    );
  return (
    <p className="ad:max-md:order-2 ad:flex ad:flex-wrap ad:items-center ad:gap-2 ad:text-sm ad:text-muted-foreground">
      <Badge variant="success">
        <Lock aria-hidden="true" />
        {version !== null && version > 1 ? `Closed · version ${version}` : 'Closed'}
      </Badge>
      {closedAt && (
        <span>
          <time dateTime={closedAt}>{formatDate(dateOf(closedAt, timeZone))}</time>
          {closedBy && ` by ${fullName(closedBy)}`}
        </span>
      )}
    </p>
  );
}

function describeOpen({ startDate, endDate }: { startDate: CalendarDate; endDate: CalendarDate }, today: CalendarDate) {
  if (endDate < today) return 'Open';
  return startDate <= today ? 'In progress' : 'Upcoming';
}

import { failureOf, useQuery } from '@timetrack/client';
import { Link } from '@timetrack/contracts/routing';
import { dateOf, formatClockTime, formatWeekdayDate, namedOnce, type TimeZone, useTimeZone } from '@timetrack/screens';
import { Badge, type BadgeProps, Button, Skeleton } from '@timetrack/ui';
import type { ReactNode } from 'react';
import { linkStyles } from '../../../components/Layout.js';
import { Minutes } from '../../../components/Minutes.js';
import { timesheetAddress } from '../../../components/pay-labels.js';
import type { TimesheetStatus } from '../../../gql/graphql.js';
import { LoadTimesheet } from './person.graphql.js';

const statuses: Readonly<Record<TimesheetStatus, { readonly label: string; readonly variant: BadgeProps['variant'] }>> =
  {
    OPEN: { label: 'In progress', variant: 'secondary' },
    PENDING: { label: 'Pending', variant: 'warning' },
    APPROVED: { label: 'Approved', variant: 'success' },
  };

export function ClockTimes({ id }: { readonly id: string }) {
  const timeZone = useTimeZone();
  const { data, error, refetch } = useQuery(LoadTimesheet, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const timesheet = data?.viewer?.timesheet;
  if (!timesheet && error) return <LoadError error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!timesheet) return <Skeleton className="ad:h-28" />;
  const { clockInAt, clockOutAt, durationMinutes, status, notes, breaks, job } = timesheet;
  return (
    <div className="ad:flex ad:flex-col ad:gap-3 ad:rounded-md ad:bg-muted ad:p-3 ad:text-sm">
      <dl className="ad:grid ad:grid-cols-[auto_minmax(0,1fr)] ad:gap-x-4 ad:gap-y-1.5">
        <Detail name="Clock-in">
          <time dateTime={clockInAt}>{formatClockDateTime(clockInAt, timeZone)}</time>
        </Detail>
        <Detail name="Clock-out">
          {clockOutAt ? <time dateTime={clockOutAt}>{formatClockDateTime(clockOutAt, timeZone)}</time> : 'Not yet'}
        </Detail>
        {breaks.length > 0 && (
          <Detail name={breaks.length === 1 ? 'Break' : 'Breaks'}>
            <ul>
              {breaks.map((timesheetBreak) => (
                <li key={timesheetBreak.id}>
                  {`${timesheetBreak.type === 'PAID' ? 'Paid' : 'Unpaid'}, ${formatBreak(timesheetBreak, timeZone)}`}
                </li>
              ))}
            </ul>
          </Detail>
        )}
        {durationMinutes !== null && (
          <Detail name="Duration">
            <Minutes minutes={durationMinutes} />
            <span>{' before rounding'}</span>
          </Detail>
        )}
        <Detail name="Job">{job?.name ?? 'No job'}</Detail>
        {notes !== '' && (
          <Detail name="Notes">
            <span className="ad:whitespace-pre-wrap">{notes}</span>
          </Detail>
        )}
      </dl>
      <p className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-2">
        <Badge variant={statuses[status].variant}>{statuses[status].label}</Badge>
        <Link to={timesheetAddress(id)} className={linkStyles}>
          Open timesheet
        </Link>
      </p>
    </div>
  );
}

function Detail({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="ad:text-muted-foreground">{name}</dt>
      <dd className="ad:min-w-0 ad:wrap-anywhere ad:tabular-nums">{children}</dd>
    </>
  );
}

function LoadError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { code, message } = failureOf(error);
  if (code === 'NOT_FOUND') {
    return (
      <p className="ad:text-sm ad:text-muted-foreground">This timesheet was deleted after the period was closed.</p>
    );
  }
  return (
    <div role="alert" className="ad:flex ad:flex-wrap ad:items-center ad:gap-3 ad:text-sm ad:text-destructive">
      <span>{message}</span>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

interface Break {
  readonly startAt: string;
  readonly endAt: string | null;
}

/** `Mon, Nov 2, 8:02 AM`, with the zone in the hour that happens twice: `Sun, Nov 1, 1:30 AM MST`. */
export function formatClockDateTime(instant: string, timeZone: TimeZone): string {
  return `${formatWeekdayDate(dateOf(instant, timeZone))}, ${formatClockTime(instant, timeZone)}`;
}

/** `12:00 PM – 12:30 PM`; names both days when the break crosses midnight. */
export function formatBreak({ startAt, endAt }: Break, timeZone: TimeZone): string {
  if (endAt === null) return `${formatClockTime(startAt, timeZone)}, not ended`;
  const isOneDay = dateOf(startAt, timeZone) === dateOf(endAt, timeZone);
  const format = isOneDay ? formatClockTime : formatClockDateTime;
  return `${format(startAt, namedOnce(timeZone, endAt))} – ${format(endAt, timeZone)}`;
}

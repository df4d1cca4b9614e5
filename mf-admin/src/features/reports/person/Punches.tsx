import { failureOf, useQuery } from '@timetrack/client';
import { Link } from '@timetrack/contracts/routing';
import { Badge, type BadgeProps, Button, Skeleton } from '@timetrack/ui';
import type { ReactNode } from 'react';
import type { TimesheetStatus } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import { Minutes } from '../report/Minutes.js';
import { LoadPunches, PunchesTimesheet } from './person.graphql.js';
import { breakTimes, punchTime } from './punch-times.js';
import { timesheetAddress } from './timesheet-address.js';

const statuses: Readonly<Record<TimesheetStatus, { readonly words: string; readonly variant: BadgeProps['variant'] }>> =
  {
    OPEN: { words: 'In progress', variant: 'secondary' },
    PENDING: { words: 'Pending', variant: 'warning' },
    APPROVED: { words: 'Approved', variant: 'success' },
  };

interface PunchesProps {
  readonly id: string;
  readonly timeZone: string;
}

/** The timesheet as it was punched, which pay never changes. */
export function Punches({ id, timeZone }: PunchesProps) {
  const { data, error, refetch } = useQuery(LoadPunches, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (!data && error) return <Unreadable error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <Skeleton className="ad:h-28" />;
  const timesheet = readFragment(PunchesTimesheet, data.timesheet);
  const { clockInAt, clockOutAt, durationMinutes, status, notes, breaks, job } = timesheet;
  return (
    <div className="ad:flex ad:flex-col ad:gap-3 ad:rounded-md ad:bg-muted ad:p-3 ad:text-sm">
      <dl className="ad:grid ad:grid-cols-[auto_minmax(0,1fr)] ad:gap-x-4 ad:gap-y-1.5">
        <Fact name="Clock-in">
          <time dateTime={clockInAt}>{punchTime(clockInAt, timeZone)}</time>
        </Fact>
        <Fact name="Clock-out">
          {clockOutAt ? <time dateTime={clockOutAt}>{punchTime(clockOutAt, timeZone)}</time> : 'Not yet'}
        </Fact>
        {breaks.length > 0 && (
          <Fact name={breaks.length === 1 ? 'Break' : 'Breaks'}>
            <ul>
              {breaks.map((pause) => (
                <li key={pause.id}>
                  {pause.type === 'PAID' ? 'Paid' : 'Unpaid'}, {breakTimes(pause, timeZone)}
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {durationMinutes !== null && (
          <Fact name="Duration">
            <Minutes minutes={durationMinutes} /> as punched
          </Fact>
        )}
        <Fact name="Job">{job?.name ?? 'No job'}</Fact>
        {notes !== '' && (
          <Fact name="Notes">
            <span className="ad:whitespace-pre-wrap">{notes}</span>
          </Fact>
        )}
      </dl>
      <p className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-2">
        <Badge variant={statuses[status].variant}>{statuses[status].words}</Badge>
        <Link
          to={timesheetAddress(id)}
          className="ad:font-medium ad:text-primary ad:underline-offset-4 ad:hover:underline ad:pointer-coarse:inline-flex ad:pointer-coarse:min-h-11 ad:pointer-coarse:items-center"
        >
          Open timesheet
        </Link>
      </p>
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="ad:text-muted-foreground">{name}</dt>
      <dd className="ad:min-w-0 ad:wrap-anywhere ad:tabular-nums">{children}</dd>
    </>
  );
}

function Unreadable({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { code, message } = failureOf(error);
  if (code === 'NOT_FOUND') {
    return <p className="ad:text-sm ad:text-muted-foreground">This timesheet was deleted after the pay was settled.</p>;
  }
  return (
    <div role="alert" className="ad:flex ad:flex-wrap ad:items-center ad:gap-3 ad:text-sm ad:text-destructive">
      {message}
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

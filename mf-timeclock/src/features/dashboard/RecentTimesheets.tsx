import { useCan } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { dateOf, formatDuration, formatWeekdayDate, useTimeZone } from '@timetrack/screens/basics';
import { Button, EmptyState } from '@timetrack/ui/basics';
import { ArrowRight, CircleCheck } from '@timetrack/ui/icons';
import { type FragmentType, readFragment } from '../../gql/index.js';
import { ListCard } from './ListCard.js';
import { PersonRow } from './PersonRow.js';
import { RecentTimesheetsTimesheet } from './recent-timesheets.graphql.js';

interface RecentTimesheetsProps {
  readonly timesheets: readonly FragmentType<typeof RecentTimesheetsTimesheet>[];
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function RecentTimesheets({ timesheets, ...status }: RecentTimesheetsProps) {
  const rows = readFragment(RecentTimesheetsTimesheet, timesheets);
  const timeZone = useTimeZone();
  const canOpenTimesheets = useCan('SCREEN_TIMESHEETS');
  return (
    <ListCard
      title="Recent Timesheets"
      description={rows.length > 0 ? 'Awaiting review. Clocked time, before rounding and pay rules.' : undefined}
      {...status}
      footer={canOpenTimesheets && <ViewAll />}
    >
      {rows.length === 0 ? (
        <EmptyState
          icon={CircleCheck}
          title="No pending timesheets"
          description="All timesheets are up to date"
          className="tc:py-4"
        />
      ) : (
        <ul className="tc:flex tc:flex-col tc:divide-y tc:divide-border">
          {rows.map(({ id, user, clockInAt, durationMinutes }) => (
            <PersonRow
              key={id}
              person={user}
              to={`/timesheets?open=${id}`}
              detail={formatWeekdayDate(dateOf(clockInAt, timeZone))}
            >
              <span className="tc:text-sm tc:font-medium tc:whitespace-nowrap tc:tabular-nums">
                {durationMinutes === null ? 'In Progress' : formatDuration(durationMinutes)}
              </span>
            </PersonRow>
          ))}
        </ul>
      )}
    </ListCard>
  );
}

function ViewAll() {
  return (
    <Button variant="outline" asChild className="tc:w-full">
      <Link to="/timesheets">
        View All Timesheets
        <ArrowRight aria-hidden="true" />
      </Link>
    </Button>
  );
}

import { useSession } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { Button, EmptyState } from '@timetrack/ui';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { type FragmentType, readFragment } from '../../gql/index.js';
import { hoursAndMinutes, shortDate } from '../../time/formats.js';
import { useTimeZone } from '../../time/use-time-zone.js';
import { mayOpen } from './abilities.js';
import { RecentTimesheetsTimesheet } from './dashboard.graphql.js';
import { ListCard } from './ListCard.js';
import { PersonRow } from './PersonRow.js';

interface RecentTimesheetsProps {
  readonly timesheets: readonly FragmentType<typeof RecentTimesheetsTimesheet>[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

export function RecentTimesheets({ timesheets, ...reading }: RecentTimesheetsProps) {
  const { role } = useSession().user;
  const rows = readFragment(RecentTimesheetsTimesheet, timesheets);
  const timeZone = useTimeZone();
  return (
    <ListCard
      title="Recent Timesheets"
      description={rows.length > 0 ? 'Awaiting review' : undefined}
      {...reading}
      footer={mayOpen('timesheets', role) && <ViewAll />}
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
              detail={shortDate(new Date(clockInAt), timeZone)}
            >
              <span className="tc:text-sm tc:font-medium tc:whitespace-nowrap tc:tabular-nums">
                {durationMinutes === null ? 'In Progress' : hoursAndMinutes(durationMinutes)}
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

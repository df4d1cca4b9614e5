import { Button, StatCard } from '@timetrack/ui';
import { CalendarDays, ClipboardCheck, Clock, Users } from 'lucide-react';
import { type FragmentType, readFragment } from '../../gql/index.js';
import { StatCardsStats } from './dashboard.graphql.js';

interface StatCardsProps {
  readonly stats: FragmentType<typeof StatCardsStats> | undefined;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

export function StatCards({ stats, loading, failed, onRetry }: StatCardsProps) {
  const read = readFragment(StatCardsStats, stats);
  const show = (value: number | undefined) => (failed ? '–' : (value ?? 0).toLocaleString('en-US', oneDecimal));
  return (
    <section aria-label="Statistics" className="tc:flex tc:flex-col tc:gap-3">
      <div className="tc:grid tc:grid-cols-2 tc:gap-3 tc:md:gap-4 tc:xl:grid-cols-4">
        <StatCard
          label="Active Workers"
          hint="Currently clocked in"
          icon={Users}
          value={show(read?.activeWorkers)}
          loading={loading}
        />
        <StatCard
          label="Hours Today"
          hint="Total hours logged"
          icon={Clock}
          value={show(read?.hoursToday)}
          loading={loading}
        />
        <StatCard
          label="Pending Approvals"
          hint="Timesheets awaiting review"
          icon={ClipboardCheck}
          value={show(read?.pendingApprovals)}
          loading={loading}
        />
        <StatCard
          label="Active Schedules"
          hint="Published for this week"
          icon={CalendarDays}
          value={show(read?.activeSchedules)}
          loading={loading}
        />
      </div>
      {failed && (
        <p role="alert" className="tc:text-sm tc:text-destructive">
          The statistics could not be read.{' '}
          <Button variant="link" size="sm" className="tc:px-1" onClick={onRetry}>
            Try again
          </Button>
        </p>
      )}
    </section>
  );
}

const oneDecimal = { maximumFractionDigits: 1 };

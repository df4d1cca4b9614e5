import { formatDuration } from '@timetrack/screens/basics';
import { Button, StatCard } from '@timetrack/ui/basics';
import { CalendarDays, ClipboardCheck, Clock, Users } from '@timetrack/ui/icons';
import { type FragmentType, readFragment } from '../../gql/index.js';
import { StatCardsStats } from './stat-cards.graphql.js';

interface StatCardsProps {
  readonly stats: FragmentType<typeof StatCardsStats> | undefined;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

export function StatCards({ stats, isLoading, isFailed, onRetry }: StatCardsProps) {
  const figures = readFragment(StatCardsStats, stats);
  const format = (value: number | undefined) => (isFailed ? '–' : (value ?? 0).toLocaleString('en-US'));
  return (
    <section aria-label="Statistics" className="tc:flex tc:flex-col tc:gap-3">
      <div className="tc:grid tc:grid-cols-2 tc:gap-3 tc:md:gap-4 tc:xl:grid-cols-4">
        <StatCard
          label="Active Workers"
          hint="Currently clocked in"
          icon={Users}
          value={format(figures?.activeWorkers)}
          loading={isLoading}
        />
        <StatCard
          label="Hours Today"
          hint="Total hours logged, before rounding and pay rules"
          icon={Clock}
          value={isFailed ? '–' : formatDuration(toMinutes(figures?.hoursToday))}
          loading={isLoading}
        />
        <StatCard
          label="Pending Approvals"
          hint="Timesheets awaiting review"
          icon={ClipboardCheck}
          value={format(figures?.pendingApprovals)}
          loading={isLoading}
        />
        <StatCard
          label="Active Schedules"
          hint="Published for this week"
          icon={CalendarDays}
          value={format(figures?.activeSchedules)}
          loading={isLoading}
        />
      </div>
      {isFailed && (
        <p role="alert" className="tc:text-sm tc:text-destructive">
          The statistics could not be loaded.{' '}
          <Button variant="link" size="sm" className="tc:px-1" onClick={onRetry}>
            Try again
          </Button>
        </p>
      )}
    </section>
  );
}

/**
 * Whole minutes, rounded down like the durations of timesheets. The small constant makes up for floats: 2.05 × 60 is a little
 * less than 123.
 */
function toMinutes(hours = 0): number {
  return Math.floor(hours * 60 + 1e-3);
}

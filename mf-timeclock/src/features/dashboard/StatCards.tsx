import { failureOf } from '@timetrack/client';
import { type Ability, useCan } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { formatDuration, useToday } from '@timetrack/screens/basics';
import { Button, StatCard } from '@timetrack/ui/basics';
import { CalendarDays, ClipboardCheck, Clock, Users } from '@timetrack/ui/icons';
import type { ComponentType } from 'react';
import { type FragmentType, readFragment } from '../../gql/index.js';
import { StatCardsStats } from './dashboard.graphql.js';
import type { LoadStatus } from './TimesheetLists.js';

interface StatCardsProps extends LoadStatus {
  readonly stats: FragmentType<typeof StatCardsStats> | null | undefined;
}

export function StatCards({ stats, isLoading, error, onRetry }: StatCardsProps) {
  const isFailed = error !== undefined;
  const figures = readFragment(StatCardsStats, stats);
  const format = (value: number | undefined) => (isFailed ? '–' : (value ?? 0).toLocaleString('en-US'));
  const today = useToday();
  return (
    <section aria-label="Statistics" className="tc:flex tc:flex-col tc:gap-3">
      <div className="tc:grid tc:grid-cols-2 tc:gap-3 tc:md:gap-4 tc:xl:grid-cols-4">
        <LinkedStatCard
          label="Active Workers"
          hint="Currently clocked in"
          icon={Users}
          value={format(figures?.activeWorkers)}
          loading={isLoading}
          to="/timesheets?status=open"
          ability="SCREEN_TIMESHEETS"
        />
        <LinkedStatCard
          label="Hours Today"
          hint="Total hours logged, before rounding and pay rules"
          icon={Clock}
          value={isFailed ? '–' : formatDuration(toMinutes(figures?.hoursToday))}
          loading={isLoading}
          to={`/timesheets?period=custom&from=${today}&to=${today}`}
          ability="SCREEN_TIMESHEETS"
        />
        <LinkedStatCard
          label="Pending Approvals"
          hint="Timesheets awaiting review"
          icon={ClipboardCheck}
          value={format(figures?.pendingApprovals)}
          loading={isLoading}
          to="/timesheets?status=pending"
          ability="SCREEN_TIMESHEETS"
        />
        <LinkedStatCard
          label="Active Schedules"
          hint="Published for this week"
          icon={CalendarDays}
          value={format(figures?.activeSchedules)}
          loading={isLoading}
          to="/schedules?view=week"
          ability="SCREEN_SCHEDULES"
        />
      </div>
      {isFailed && (
        <p role="alert" className="tc:text-sm tc:text-destructive">
          <span>{`The statistics could not be loaded. ${failureOf(error).message} `}</span>
          <Button variant="link" size="sm" className="tc:px-1" onClick={onRetry}>
            Try again
          </Button>
        </p>
      )}
    </section>
  );
}

interface LinkedStatCardProps {
  readonly label: string;
  readonly hint: string;
  readonly icon: ComponentType<{ className?: string }>;
  readonly value: string;
  readonly loading: boolean;
  readonly to: string;
  /** Who may open it. For others the card is plain. */
  readonly ability: Ability;
}

/** The whole card is the area of the link, which is named by the label alone. */
function LinkedStatCard({ label, to, ability, ...card }: LinkedStatCardProps) {
  if (!useCan(ability)) return <StatCard label={label} {...card} />;
  const link = (
    <Link
      to={to}
      className="tc:inline-block tc:min-h-6 tc:leading-6 tc:outline-none tc:after:absolute tc:after:inset-0 tc:after:rounded-xl tc:hover:underline tc:focus-visible:after:ring-2 tc:focus-visible:after:ring-ring tc:underline-offset-4"
    >
      {label}
    </Link>
  );
  return <StatCard label={link} className="tc:relative" {...card} />;
}

/** Rounded down. The constant makes up for floats: 2.05 × 60 is a little less than 123. */
function toMinutes(hours = 0): number {
  return Math.floor(hours * 60 + 1e-3);
}

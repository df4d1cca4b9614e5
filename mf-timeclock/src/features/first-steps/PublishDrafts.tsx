import { Link } from '@timetrack/contracts/routing';
import { formatCount, formatDate } from '@timetrack/screens/basics';
import { Button, loadTemporal, Skeleton } from '@timetrack/ui/basics';
import { CalendarPlus } from '@timetrack/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { PublishWeek } from './first-steps.graphql.js';
import { useStep } from './use-step.js';

const PlanWeek = lazy(async () => {
  const [{ PlanWeek: component }] = await Promise.all([import('./PlanWeek.js'), loadTemporal()]);
  return { default: component };
});

interface PublishDraftsProps {
  readonly week: { readonly startDate: string; readonly count: number } | null;
}

export function PublishDrafts({ week }: PublishDraftsProps) {
  const { busy, run } = useStep(PublishWeek, 'Failed to publish the week');
  if (!week) return <NothingPlanned />;
  return (
    <div className="tc:flex tc:flex-col tc:items-start tc:gap-2">
      <p className="tc:text-sm tc:text-muted-foreground">
        {formatCount(week.count, 'draft')} in the week of {formatDate(week.startDate)}. Published shifts are visible to
        the people who work them.
      </p>
      <div className="tc:flex tc:flex-wrap tc:gap-2">
        <Button busy={busy} onClick={() => void run({ input: { weekOf: week.startDate } })}>
          Publish {formatCount(week.count, 'Shift')}
        </Button>
        <Button variant="outline" asChild>
          <Link to="/schedules">Look at the Schedule</Link>
        </Button>
      </div>
    </div>
  );
}

function NothingPlanned() {
  const [isPlanning, setPlanning] = useState(false);
  return (
    <div className="tc:flex tc:flex-col tc:items-start tc:gap-3">
      <p className="tc:text-sm tc:text-muted-foreground">
        Plan shifts as drafts, and publish them when they are ready.{' '}
        <Link to="/schedules" className="tc:text-primary tc:underline tc:underline-offset-4">
          Open the schedule
        </Link>
      </p>
      {isPlanning ? (
        <Suspense fallback={<Skeleton className="tc:h-64 tc:w-full" />}>
          <PlanWeek />
        </Suspense>
      ) : (
        <Button variant="outline" onClick={() => setPlanning(true)}>
          <CalendarPlus aria-hidden="true" />
          Plan the Week
        </Button>
      )}
    </div>
  );
}

import { useQuery } from '@timetrack/client';
import { LoadFailure } from '@timetrack/screens/basics';
import { Card, CardContent, CardHeader, CardTitle, EmptyState, Skeleton } from '@timetrack/ui/basics';
import { CalendarDays } from '@timetrack/ui/icons';
import { useOnReturn } from '../clock/index.js';
import { ScheduledShift } from './ScheduledShift.js';
import { LoadSchedules } from './todays-schedule.graphql.js';
import { useTodaysBounds } from './use-todays-bounds.js';

export function TodaysSchedule() {
  const bounds = useTodaysBounds();
  const { data, loading, error, refetch } = useQuery(LoadSchedules, {
    variables: bounds,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  useOnReturn(() => void refetch().catch(() => undefined));
  const schedules = data?.schedules ?? [];
  return (
    <Card aria-busy={loading && !data}>
      <CardHeader>
        <CardTitle>Today&apos;s Schedule</CardTitle>
      </CardHeader>
      <CardContent>
        {loading && !data && <Skeleton className="tc:h-14" />}
        {error && !data && <LoadFailure title="Your schedule could not be loaded" error={error} onRetry={refetch} />}
        {data && schedules.length === 0 && (
          <EmptyState icon={CalendarDays} title="No scheduled shifts for today" className="tc:py-2" />
        )}
        <ul className="tc:flex tc:flex-col tc:gap-4">
          {schedules.map((schedule) => (
            <ScheduledShift key={schedule.id} schedule={schedule} />
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}

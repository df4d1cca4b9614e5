import { useQuery } from '@timetrack/client';
import { LoadFailure } from '@timetrack/screens/basics';
import { Card, CardContent, CardHeader, CardTitle, EmptyState, Skeleton } from '@timetrack/ui/basics';
import { CalendarDays } from '@timetrack/ui/icons';
import { useOnReturn } from '../clock/index.js';
import { ScheduledShift } from './ScheduledShift.js';
import { LoadSchedules } from './todays-schedule.graphql.js';
import { useTodaysBounds } from './use-todays-bounds.js';

/** On a low screen, it takes a few lines above the clock. */
export function TodaysSchedule({ className }: { readonly className?: string }) {
  const bounds = useTodaysBounds();
  const { data, loading, error, refetch } = useQuery(LoadSchedules, {
    variables: bounds,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  useOnReturn(() => void refetch().catch(() => undefined));
  const schedules = data?.viewer?.schedules?.nodes ?? [];
  return (
    <Card className={className} aria-busy={loading && !data}>
      <CardHeader className="tc:low:px-4 tc:low:pt-3">
        <CardTitle>Today&apos;s Schedule</CardTitle>
      </CardHeader>
      <CardContent className="tc:low:px-4 tc:low:pt-1 tc:low:pb-3">
        {loading && !data && <Skeleton className="tc:h-14" />}
        {error && !data && <LoadFailure title="Your schedule could not be loaded" error={error} onRetry={refetch} />}
        {data && schedules.length === 0 && (
          <EmptyState icon={CalendarDays} title="No scheduled shifts for today" className={empty} />
        )}
        <ul className="tc:flex tc:flex-col tc:gap-4 tc:low:gap-2">
          {schedules.map((schedule) => (
            <ScheduledShift key={schedule.id} schedule={schedule} />
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}

/** On a low screen, it has no icon. */
const empty = 'tc:py-2 tc:low:items-start tc:low:px-0 tc:low:py-0 tc:low:[&>[aria-hidden]]:hidden';

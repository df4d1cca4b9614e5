import { useQuery } from '@timetrack/client';
import {
  Alert,
  AlertDescription,
  AlertTitle,
  Button,
  Card,
  CardContent,
  CardHeader,
  CardTitle,
  EmptyState,
  Skeleton,
} from '@timetrack/ui';
import { CalendarDays } from 'lucide-react';
import { LoadSchedules } from './home.graphql.js';
import { ScheduledShift } from './ScheduledShift.js';
import { useToday } from './use-today.js';

export function TodaysSchedule() {
  const today = useToday();
  const { data, loading, error, refetch } = useQuery(LoadSchedules, {
    variables: today,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const schedules = data?.schedules ?? [];
  return (
    <Card aria-busy={loading && !data}>
      <CardHeader>
        <CardTitle>Today&apos;s Schedule</CardTitle>
      </CardHeader>
      <CardContent>
        {loading && !data && <Skeleton className="tc:h-14" />}
        {error && !data && <Unreadable onRetry={() => void refetch().catch(() => undefined)} />}
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

function Unreadable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Alert variant="destructive">
      <AlertTitle>Your schedule could not be read</AlertTitle>
      <AlertDescription>
        <Button variant="outline" className="tc:mt-2" onClick={onRetry}>
          Try again
        </Button>
      </AlertDescription>
    </Alert>
  );
}

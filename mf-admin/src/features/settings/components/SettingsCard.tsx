import { LoadFailure } from '@timetrack/screens';
import { Card, CardContent, CardDescription, CardHeader, CardTitle, type Elements, Skeleton } from '@timetrack/ui';

interface Query {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

interface SettingsCardProps {
  readonly title: string;
  readonly description: string;
  readonly action: Elements;
  readonly query: Query;
  readonly children: Elements;
}

/** A card of settings. Shows a skeleton while they load, and a failure that can be retried. */
export function SettingsCard({ title, description, action, query, children }: SettingsCardProps) {
  const { data, error, refetch } = query;
  return (
    <Card aria-busy={!data && !error}>
      <CardHeader className="ad:flex-row ad:flex-wrap ad:items-start ad:justify-between ad:gap-x-6 ad:gap-y-4">
        <div className="ad:flex ad:flex-1 ad:basis-64 ad:flex-col ad:gap-1">
          <CardTitle>{title}</CardTitle>
          <CardDescription>{description}</CardDescription>
        </div>
        {action}
      </CardHeader>
      <CardContent className="ad:pt-4 ad:md:pt-4">
        {data ? children : null}
        {!data && !error && <Loading />}
        {!data && error ? <LoadFailure title={`${title} could not be loaded`} error={error} onRetry={refetch} /> : null}
      </CardContent>
    </Card>
  );
}

function Loading() {
  return (
    <div className="ad:flex ad:flex-col ad:gap-3">
      <Skeleton className="ad:h-10" />
      <Skeleton className="ad:h-10" />
      <Skeleton className="ad:h-10" />
    </div>
  );
}

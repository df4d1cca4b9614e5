import { LoadFailure } from '@timetrack/screens';
import { Card, CardContent, CardDescription, CardHeader, CardTitle, Skeleton } from '@timetrack/ui';
import type { ReactNode } from 'react';

interface Reading {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

interface SettingsCardProps {
  readonly title: string;
  readonly description: string;
  /** The button that makes a new one. */
  readonly action: ReactNode;
  readonly reading: Reading;
  readonly children: ReactNode;
}

/** A card of settings that come from the server: on their way, unreadable, or there. */
export function SettingsCard({ title, description, action, reading, children }: SettingsCardProps) {
  const { data, error, refetch } = reading;
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
        {!data && error ? <LoadFailure title={`${title} could not be read`} error={error} onRetry={refetch} /> : null}
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

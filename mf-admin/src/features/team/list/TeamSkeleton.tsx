import { Card, Skeleton, VisuallyHidden } from '@timetrack/ui';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function TeamSkeleton() {
  return (
    <Card role="status" aria-busy="true" className="ad:divide-y ad:divide-border">
      <VisuallyHidden>Loading the team</VisuallyHidden>
      {rows.map((row) => (
        <div key={row} className="ad:flex ad:items-center ad:gap-3 ad:p-4">
          <Skeleton className="ad:size-9 ad:rounded-full" />
          <div className="ad:flex ad:flex-1 ad:flex-col ad:gap-2">
            <Skeleton className="ad:h-4 ad:w-40 ad:max-w-full" />
            <Skeleton className="ad:h-3 ad:w-56 ad:max-w-full" />
          </div>
          <Skeleton className="ad:hidden ad:h-6 ad:w-20 ad:rounded-full ad:md:block" />
          <Skeleton className="ad:hidden ad:h-8 ad:w-44 ad:md:block" />
        </div>
      ))}
    </Card>
  );
}

import { Skeleton, VisuallyHidden } from '@timetrack/ui';

export function ClockSkeleton() {
  return (
    <div role="status" className="tc:flex tc:flex-col tc:gap-5">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <div className="tc:flex tc:min-h-32 tc:flex-col tc:items-center tc:justify-center tc:gap-3">
        <Skeleton className="tc:h-12 tc:w-56" />
        <Skeleton className="tc:h-5 tc:w-36" />
      </div>
      <Skeleton className="tc:h-18 tc:rounded-lg" />
    </div>
  );
}

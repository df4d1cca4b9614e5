import { Skeleton } from './Loading.js';

/** A placeholder of something large in the middle, and a button below it. */
export function LargeContentSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex min-h-32 flex-col items-center justify-center gap-3">
        <Skeleton className="h-12 w-56" />
        <Skeleton className="h-5 w-36" />
      </div>
      <Skeleton className="h-18 rounded-lg" />
    </div>
  );
}

/** A placeholder of a text field and a file picker below it: it has their height, so that nothing moves when they appear. */
export function TallSkeleton() {
  return <Skeleton className="h-86 rounded-lg" />;
}

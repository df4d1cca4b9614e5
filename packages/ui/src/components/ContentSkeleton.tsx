import { Skeleton } from './Loading.js';

/** A placeholder of something large in the middle, and a button below it: the clock. */
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

/** A placeholder with the height of notes without photos, so that nothing below it moves when they are loaded. */
export function TallSkeleton() {
  return <Skeleton className="h-86 rounded-lg" />;
}

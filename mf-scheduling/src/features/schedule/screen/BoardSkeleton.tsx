import { cn, Skeleton, VisuallyHidden } from '@timetrack/ui/basics';
import type { View } from '../state/address-format.js';

/** A placeholder in the shape of the view that is loading. */
export function BoardSkeleton({ view }: { readonly view: View }) {
  return (
    <div aria-busy="true" className="sc:overflow-hidden sc:rounded-xl sc:border sc:border-border sc:bg-card">
      <VisuallyHidden>
        <p role="status">Loading the schedule</p>
      </VisuallyHidden>
      {view === 'month' ? <MonthSkeleton /> : <RowsSkeleton />}
    </div>
  );
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

function MonthSkeleton() {
  return (
    <div className="sc:grid sc:grid-cols-7">
      {times(35).map((index) => (
        <div
          key={index}
          className="sc:flex sc:h-14 sc:flex-col sc:gap-2 sc:border-b sc:border-border sc:p-2 sc:not-[:nth-child(7n)]:border-r sc:md:h-32"
        >
          <Skeleton className="sc:size-5 sc:rounded-full" />
          {index % 3 !== 0 && <Skeleton className="sc:h-5 sc:max-md:hidden" />}
          {index % 4 === 1 && <Skeleton className="sc:h-5 sc:w-2/3 sc:max-md:hidden" />}
        </div>
      ))}
    </div>
  );
}

function RowsSkeleton() {
  return (
    <div className="sc:flex sc:flex-col">
      {times(7).map((row) => (
        <div key={row} className="sc:flex sc:h-17 sc:items-center sc:gap-4 sc:border-b sc:border-border sc:px-3">
          <Skeleton className="sc:size-9 sc:shrink-0 sc:rounded-full" />
          <Skeleton className="sc:h-4 sc:w-28 sc:shrink-0" />
          {times(5).map((column) => (
            <Skeleton
              key={column}
              className={cn(
                'sc:h-11 sc:flex-1',
                (row + column) % 3 === 0 && 'sc:opacity-0',
                column > 1 && 'sc:max-md:hidden',
              )}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

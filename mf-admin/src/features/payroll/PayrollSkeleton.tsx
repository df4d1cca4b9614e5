import { Skeleton, VisuallyHidden } from '@timetrack/ui';

/** Has the layout of the loaded screen, so that nothing moves when it arrives. */
export function PayrollSkeleton({ hasPicker = false }: { readonly hasPicker?: boolean }) {
  return (
    <div role="status" className="ad:flex ad:flex-col ad:gap-5 ad:md:gap-6">
      <VisuallyHidden>Loading payroll</VisuallyHidden>
      {hasPicker && <Skeleton className="ad:h-24 ad:w-full ad:md:h-10 ad:md:w-96" />}
      <div className="ad:grid ad:grid-cols-2 ad:gap-2 ad:sm:gap-3 ad:lg:grid-cols-4">
        {['review', 'approve', 'close', 'export'].map((step) => (
          <Skeleton key={step} className="ad:h-24 ad:rounded-xl ad:sm:h-20" />
        ))}
      </div>
      <Skeleton className="ad:h-72 ad:rounded-xl" />
    </div>
  );
}

import { failureOf } from '@timetrack/client';
import { LoadFailure } from '@timetrack/screens';
import { SheetDescription, SheetTitle, Skeleton } from '@timetrack/ui';
import type { ComponentProps } from 'react';
import { StepHeader } from './StepHeader.js';

interface StepTitle {
  /** The title until the name is loaded: `Hours of one person`. */
  readonly title: string;
}

export function StepLoading({ title }: StepTitle) {
  return (
    <div role="status" aria-busy="true" className="ad:flex ad:flex-col ad:gap-6">
      <SheetTitle className="ad:sr-only">{title}</SheetTitle>
      <SheetDescription className="ad:sr-only">Loading</SheetDescription>
      <div className="ad:flex ad:flex-col ad:gap-2">
        <Skeleton className="ad:h-6 ad:w-44 ad:max-w-full" />
        <Skeleton className="ad:h-4 ad:w-56 ad:max-w-full" />
      </div>
      <Skeleton className="ad:h-24" />
      <Skeleton className="ad:h-40" />
      <Skeleton className="ad:h-40" />
    </div>
  );
}

interface StepFailureProps extends StepTitle {
  readonly error: unknown;
  /** Shown instead of a failure when the id in the address is unknown. */
  readonly unknown: Omit<ComponentProps<typeof StepHeader>, 'description'> & { readonly description: string };
  readonly onRetry: () => Promise<unknown>;
}

export function StepFailure({ title, error, unknown, onRetry }: StepFailureProps) {
  const { code } = failureOf(error);
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return <StepHeader {...unknown} />;
  return (
    <>
      <SheetTitle className="ad:pr-10">{title}</SheetTitle>
      <SheetDescription className="ad:sr-only">Loading failed</SheetDescription>
      <LoadFailure title="These hours could not be loaded" error={error} onRetry={onRetry} />
    </>
  );
}

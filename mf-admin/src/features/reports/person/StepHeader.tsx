import { failureOf } from '@timetrack/client';
import { LoadFailure } from '@timetrack/screens';
import { Button, SheetDescription, SheetTitle, Skeleton } from '@timetrack/ui';
import { ChevronLeft } from '@timetrack/ui/icons';
import type { ComponentProps, ReactNode } from 'react';

interface StepHeaderProps {
  /** The step above. Without it, the report is above. */
  readonly back?: { readonly name: string; readonly onBack: () => void } | null;
  readonly title: string;
  readonly description: ReactNode;
}

export function StepHeader({ back, title, description }: StepHeaderProps) {
  return (
    <header className="ad:flex ad:flex-col ad:gap-0.5 ad:pr-10">
      {back && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Back to ${back.name}`}
          onClick={back.onBack}
          className="ad:-mt-1 ad:mb-1 ad:-ml-3 ad:w-fit ad:max-w-full ad:text-muted-foreground"
        >
          <ChevronLeft aria-hidden="true" />
          <span className="ad:truncate">{back.name}</span>
        </Button>
      )}
      <SheetTitle className="ad:text-lg ad:wrap-anywhere">{title}</SheetTitle>
      <SheetDescription className="ad:wrap-anywhere">{description}</SheetDescription>
    </header>
  );
}

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

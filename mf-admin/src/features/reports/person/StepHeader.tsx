import { Button, SheetDescription, SheetTitle } from '@timetrack/ui';
import { ChevronLeft } from '@timetrack/ui/icons';
import type { ReactNode } from 'react';

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

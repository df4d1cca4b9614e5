import { VisuallyHidden } from '@timetrack/ui/basics';
import { Check } from '@timetrack/ui/icons';
import type { ReactNode } from 'react';

interface StepProps {
  readonly title: string;
  readonly isDone: boolean;
  /** How to do it here. It stays mounted when the step is done, so that a result such as a link stays in view. */
  readonly children: ReactNode;
}

export function Step({ title, isDone, children }: StepProps) {
  return (
    <li className="tc:flex tc:gap-3 tc:py-4 tc:first:pt-0 tc:last:pb-0">
      <span
        aria-hidden="true"
        className={`tc:mt-0.5 tc:flex tc:size-5 tc:shrink-0 tc:items-center tc:justify-center tc:rounded-full tc:border ${
          isDone ? 'tc:border-primary tc:bg-primary tc:text-primary-foreground' : 'tc:border-input'
        }`}
      >
        {isDone && <Check className="tc:size-3.5" />}
      </span>
      <div className="tc:flex tc:min-w-0 tc:flex-1 tc:flex-col tc:gap-2">
        <h3 className={`tc:text-sm tc:font-medium ${isDone ? 'tc:text-muted-foreground' : ''}`}>
          {title}
          {isDone && <VisuallyHidden>, done</VisuallyHidden>}
        </h3>
        <StepBody isDone={isDone}>{children}</StepBody>
      </div>
    </li>
  );
}

function StepBody({ isDone, children }: Omit<StepProps, 'title'>) {
  return <div className={isDone ? 'tc:hidden tc:has-[[data-result]]:block' : 'tc:contents'}>{children}</div>;
}

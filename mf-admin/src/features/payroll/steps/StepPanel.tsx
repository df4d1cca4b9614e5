import { Card, CardContent, CardDescription, CardTitle } from '@timetrack/ui';
import { type ReactNode, useId } from 'react';

interface StepPanelProps {
  readonly title: string;
  readonly description: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export const stepPanelId = 'payroll-step';

/** The content of one step, as a region that assistive technology finds by its title. */
export function StepPanel({ title, description, actions, children }: StepPanelProps) {
  const id = useId();
  return (
    <section id={stepPanelId} tabIndex={-1} aria-labelledby={id} className="ad:rounded-xl">
      <Card>
        <CardContent className="ad:flex ad:flex-col ad:gap-5">
          <div className="ad:flex ad:flex-wrap ad:items-start ad:justify-between ad:gap-x-6 ad:gap-y-3">
            <div className="ad:flex ad:min-w-0 ad:flex-1 ad:basis-72 ad:flex-col ad:gap-1">
              <CardTitle id={id}>{title}</CardTitle>
              <CardDescription className="ad:text-pretty">{description}</CardDescription>
            </div>
            {actions}
          </div>
          {children}
        </CardContent>
      </Card>
    </section>
  );
}

export const doneStyles =
  'ad:flex ad:items-center ad:gap-2 ad:text-sm ad:font-medium ad:text-success ad:[&_svg]:size-4 ad:[&_svg]:shrink-0';

export const linkStyles =
  'ad:font-medium ad:text-primary ad:underline-offset-4 ad:hover:underline ad:pointer-coarse:inline-flex ad:pointer-coarse:min-h-11 ad:pointer-coarse:items-center';

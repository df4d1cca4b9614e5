import type { ReadOf } from '@timetrack/client';
import { Link } from '@timetrack/contracts/routing';
import { formatCount } from '@timetrack/screens';
import { Card, CardContent, CardDescription, CardTitle, cn, type Elements } from '@timetrack/ui';
import { Check } from '@timetrack/ui/icons';
import { type ReactNode, useId } from 'react';
import type { Admin_Payroll_LoadCheckQuery } from '../../../gql/graphql.js';
import { type Step, steps } from '../address/payroll-address.js';

interface StepPanelProps {
  readonly title: string;
  readonly description: ReactNode;
  readonly actions?: Elements;
  readonly children: Elements;
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

interface StepperProps {
  readonly steps: readonly StepSummary[];
  readonly current: Step;
  readonly queryFor: (step: Step) => string;
}

export function Stepper({ steps, current, queryFor }: StepperProps) {
  return (
    <nav aria-label="Payroll steps">
      <ol className="ad:grid ad:grid-cols-2 ad:gap-2 ad:sm:gap-3 ad:lg:grid-cols-4">
        {steps.map((summary, index) => (
          <li key={summary.step} className="ad:flex">
            <StepLink
              {...summary}
              number={index + 1}
              isCurrent={summary.step === current}
              to={`?${queryFor(summary.step)}`}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepLinkProps extends StepSummary {
  readonly number: number;
  readonly isCurrent: boolean;
  readonly to: string;
}

function StepLink({ title, detail, isDone, number, isCurrent, to }: StepLinkProps) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'step' : undefined}
      className={cn(
        'ad:flex ad:min-w-0 ad:flex-1 ad:flex-col ad:gap-2 ad:rounded-xl ad:border ad:p-3 ad:transition-colors ad:sm:flex-row ad:sm:gap-3 ad:sm:p-4',
        isCurrent
          ? 'ad:border-primary ad:bg-primary-soft ad:text-primary-soft-foreground'
          : 'ad:border-border ad:bg-card ad:hover:bg-accent',
      )}
    >
      <StepMark number={number} isDone={isDone} isCurrent={isCurrent} />
      <span className="ad:flex ad:min-w-0 ad:flex-col">
        <span className="ad:text-sm ad:leading-6 ad:font-semibold">{title}</span>
        <span className={cn('ad:text-sm ad:text-pretty', !isCurrent && 'ad:text-muted-foreground')}>{detail}</span>
      </span>
    </Link>
  );
}

function StepMark({ number, isDone, isCurrent }: Pick<StepLinkProps, 'number' | 'isDone' | 'isCurrent'>) {
  const style = isCurrent
    ? 'ad:border-primary ad:bg-primary ad:text-primary-foreground'
    : 'ad:border-input ad:text-muted-foreground';
  return (
    <span
      className={cn(
        'ad:flex ad:size-6 ad:shrink-0 ad:items-center ad:justify-center ad:rounded-full ad:border ad:text-xs ad:font-semibold ad:tabular-nums',
        isDone ? 'ad:border-success/30 ad:bg-success-soft ad:text-success' : style,
      )}
    >
      {isDone ? <Check aria-hidden="true" className="ad:size-3.5" /> : <span aria-hidden="true">{number}</span>}
      {isDone && <span className="ad:sr-only">Done: </span>}
    </span>
  );
}

export type ClosingCheck = ReadOf<Admin_Payroll_LoadCheckQuery, 'closingCheck'>;

interface StepSummary {
  readonly step: Step;
  readonly title: string;
  /** The remaining work: `3 exceptions`. */
  readonly detail: string;
  readonly isDone: boolean;
}

const titles: Readonly<Record<Step, string>> = {
  review: 'Review exceptions',
  approve: 'Approve',
  close: 'Close',
  export: 'Export',
};

export function summarizeSteps(check: ClosingCheck): readonly StepSummary[] {
  const isClosed = check.status === 'CLOSED';
  const describe = {
    review: () => describeReview(check),
    approve: () => describeApproval(check),
    close: () => describeClosing(check),
    export: () => (isClosed ? 'Ready' : 'After closing'),
  };
  const isDone = {
    review: isClosed || check.exceptionCount === 0,
    approve: isClosed || check.unapprovedCount + check.undecidedTimeOffCount === 0,
    close: isClosed,
    // The files can be downloaded again at any time.
    export: false,
  };
  return steps.map((step) => ({ step, title: titles[step], detail: describe[step](), isDone: isDone[step] }));
}

export function findNextStep(summaries: readonly StepSummary[]): Step {
  return summaries.find(({ isDone }) => !isDone)?.step ?? 'export';
}

function describeReview({ exceptionCount }: ClosingCheck): string {
  return exceptionCount === 0 ? 'No exceptions' : formatCount(exceptionCount, 'exception');
}

function describeApproval({ timesheetCount, unapprovedCount, undecidedTimeOffCount }: ClosingCheck): string {
  const left = [
    unapprovedCount > 0 && formatCount(unapprovedCount, 'timesheet'),
    undecidedTimeOffCount > 0 && formatCount(undecidedTimeOffCount, 'request'),
  ].filter((part) => part !== false);
  if (left.length > 0) return left.join(', ');
  return timesheetCount === 0 ? 'No timesheets' : 'All approved';
}

function describeClosing({ status, blockers }: ClosingCheck): string {
  if (status === 'CLOSED') return 'Closed';
  if (blockers.length === 0) return 'Ready to close';
  return blockers.some(({ code }) => code === 'NOT_OVER') ? 'Not over yet' : 'Waits for approval';
}

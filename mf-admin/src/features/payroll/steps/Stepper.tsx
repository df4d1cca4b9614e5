import { Link } from '@timetrack/contracts/routing';
import { cn } from '@timetrack/ui';
import { Check } from '@timetrack/ui/icons';
import type { Step } from '../address/payroll-address.js';
import type { StepSummary } from './step-summaries.js';

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

import { failureOf, useQuery } from '@timetrack/client';
import { Button, cn, Skeleton } from '@timetrack/ui';
import { isDay, rangeInWords } from '../../../parts/days.js';
import { useSettled } from '../../../parts/use-settled.js';
import type { PeriodDays, Plan } from './pay-period-plan.js';
import { LoadPayPeriodPlan } from './pay-periods.graphql.js';

/** What the server would make of a plan. While another one is typed or on its way, the last answer stays. */
export function PayPeriodPlanPreview({ plan: { kind, anchorDate } }: { readonly plan: Plan }) {
  const asked = useSettled(anchorDate, isDay);
  const { data, previousData, error, loading, refetch } = useQuery(LoadPayPeriodPlan, {
    variables: { kind, anchorDate: asked },
    // Closings change the answer: it is asked for anew each time.
    fetchPolicy: 'no-cache',
  });
  const periods = (data ?? previousData)?.payPeriodPlan;
  const isStale = loading || asked !== anchorDate;
  return (
    <section
      aria-label="Next periods"
      aria-live="polite"
      aria-busy={loading}
      className="ad:rounded-md ad:bg-muted ad:p-4 ad:text-sm"
    >
      <p className="ad:font-medium">So the periods would be</p>
      {error && !loading && <Unknown error={error} onRetry={refetch} />}
      {periods && !error && <Periods periods={periods} isStale={isStale} />}
      {!periods && loading && <Skeleton className="ad:mt-1.5 ad:h-22" />}
    </section>
  );
}

function Periods({ periods, isStale }: { readonly periods: readonly PeriodDays[]; readonly isStale: boolean }) {
  return (
    <ol
      className={cn(
        'ad:mt-1.5 ad:flex ad:flex-col ad:gap-0.5 ad:tabular-nums ad:transition-opacity',
        isStale && 'ad:opacity-60',
      )}
    >
      {periods.map(({ startDate, endDate }, index) => (
        <li key={startDate}>
          {rangeInWords(startDate, endDate)}
          {index === 0 && <span className="ad:text-muted-foreground"> (today’s)</span>}
        </li>
      ))}
    </ol>
  );
}

interface UnknownProps {
  readonly error: unknown;
  readonly onRetry: () => Promise<unknown>;
}

function Unknown({ error, onRetry }: UnknownProps) {
  const { message, fields } = failureOf(error);
  if (fields.anchorDate) return <p className="ad:mt-1.5">{fields.anchorDate}</p>;
  return (
    <div className="ad:mt-1.5 ad:flex ad:flex-col ad:items-start ad:gap-2">
      <p>The periods could not be read. {message}</p>
      <Button variant="outline" size="sm" onClick={() => void onRetry().catch(() => undefined)}>
        Try again
      </Button>
    </div>
  );
}

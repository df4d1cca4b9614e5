import { failureOf, useQuery } from '@timetrack/client';
import { type DateRange, formatDateRange, isCalendarDate, useDebounced } from '@timetrack/screens';
import { Button, cn, Skeleton } from '@timetrack/ui';
import { useState } from 'react';
import type { PayPeriodPlan } from './pay-period-plan.js';
import { LoadPayPeriodPlan } from './pay-periods.graphql.js';

interface PayPeriodPlanPreviewProps {
  readonly plan: PayPeriodPlan;
  /** The first day of the plan. Empty for the day that the gateway chooses. */
  readonly effectiveFrom: string;
}

/** The periods that the server derives from a plan. They stay on screen while the plan is edited or reloaded. */
export function PayPeriodPlanPreview({ plan: { kind, anchorDate }, effectiveFrom }: PayPeriodPlanPreviewProps) {
  const requestedDate = useDebounced(useLastCompleteDate(anchorDate));
  const firstDay = useDebounced(effectiveFrom);
  const { data, previousData, error, loading, refetch } = useQuery(LoadPayPeriodPlan, {
    variables: { kind, anchorDate: requestedDate, ...(isCalendarDate(firstDay) && { effectiveFrom: firstDay }) },
    // Closing a period changes the response.
    fetchPolicy: 'no-cache',
  });
  const periods = (data ?? previousData)?.viewer?.payPeriodPlan;
  const isOutdated = loading || requestedDate !== anchorDate;
  return (
    <section
      aria-label="Next periods"
      aria-live="polite"
      aria-busy={loading}
      className="ad:rounded-md ad:bg-muted ad:p-4 ad:text-sm"
    >
      <p className="ad:font-medium">Preview of the periods</p>
      {error && !loading && <PreviewError error={error} onRetry={refetch} />}
      {periods && !error && <Periods periods={periods} isOutdated={isOutdated} />}
      {!periods && loading && <Skeleton className="ad:mt-1.5 ad:h-22" />}
    </section>
  );
}

/** The text if it is a complete date, otherwise the last complete date. */
function useLastCompleteDate(text: string): string {
  const [lastDate, setLastDate] = useState(text);
  if (text === lastDate || !isCalendarDate(text)) return lastDate;
  setLastDate(text);
  return text;
}

function Periods({ periods, isOutdated }: { readonly periods: readonly DateRange[]; readonly isOutdated: boolean }) {
  return (
    <ol
      className={cn(
        'ad:mt-1.5 ad:flex ad:flex-col ad:gap-0.5 ad:tabular-nums ad:transition-opacity',
        isOutdated && 'ad:opacity-60',
      )}
    >
      {periods.map(({ startDate, endDate }, index) => (
        <li key={startDate}>
          {formatDateRange(startDate, endDate)}
          {index === 0 && <span className="ad:text-muted-foreground"> (current)</span>}
        </li>
      ))}
    </ol>
  );
}

interface PreviewErrorProps {
  readonly error: unknown;
  readonly onRetry: () => Promise<unknown>;
}

function PreviewError({ error, onRetry }: PreviewErrorProps) {
  const { message, fields } = failureOf(error);
  const invalid = fields.anchorDate ?? fields.effectiveFrom;
  if (invalid) return <p className="ad:mt-1.5">{invalid}</p>;
  return (
    <div className="ad:mt-1.5 ad:flex ad:flex-col ad:items-start ad:gap-2">
      <p>The preview could not be loaded. {message}</p>
      <Button variant="outline" size="sm" onClick={() => void onRetry().catch(() => undefined)}>
        Try again
      </Button>
    </div>
  );
}

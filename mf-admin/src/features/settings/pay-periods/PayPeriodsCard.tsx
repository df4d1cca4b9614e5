import { useQuery } from '@timetrack/client';
import { useToday } from '@timetrack/screens';
import { Button, FormDialog } from '@timetrack/ui';
import { ChevronLeft } from '@timetrack/ui/icons';
import { useState } from 'react';
import { SettingsCard } from '../components/SettingsCard.js';
import { PayPeriodPlanForm } from './PayPeriodPlanForm.js';
import { PayPeriodRow } from './PayPeriodRow.js';
import { describePlan, type PayPeriodPlan } from './pay-period-plan.js';
import { LoadPayPeriods } from './pay-periods.graphql.js';

export function PayPeriodsCard() {
  const today = useToday();
  const [around, setAround] = useState<string | null>(null);
  const query = useQuery(LoadPayPeriods, {
    variables: { around },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const data = query.data ?? query.previousData;
  const periods = data?.payPeriods ?? [];
  const [earliest] = periods;
  // When the requested date is in the first period, the organization has no earlier ones.
  const hasEarlier = earliest && (query.loading || earliest.endDate < (around ?? today));
  return (
    <SettingsCard
      title="Pay periods"
      description="The days that are paid together. Closing a period makes its hours final."
      query={{ ...query, data }}
      action={data && <ChangePlanButton plan={data.payPeriodSettings} />}
    >
      {data && (
        <p className="ad:pb-3 ad:text-sm ad:font-medium ad:text-pretty">{describePlan(data.payPeriodSettings)}</p>
      )}
      <ul
        aria-label="Pay periods"
        aria-busy={query.loading}
        className="ad:divide-y ad:divide-border ad:border-t ad:border-border"
      >
        {periods.toReversed().map((period) => (
          <PayPeriodRow key={period.startDate} period={period} />
        ))}
      </ul>
      <div className="ad:flex ad:flex-wrap ad:gap-2 ad:border-t ad:border-border ad:pt-3">
        {hasEarlier && (
          <Button
            variant="ghost"
            size="sm"
            busy={query.loading}
            onClick={() => setAround(earliest.startDate)}
            className="ad:-ml-3"
          >
            <ChevronLeft aria-hidden="true" />
            Earlier periods
          </Button>
        )}
        {around !== null && (
          <Button variant="ghost" size="sm" onClick={() => setAround(null)}>
            Back to today
          </Button>
        )}
      </div>
    </SettingsCard>
  );
}

function ChangePlanButton({ plan }: { readonly plan: PayPeriodPlan }) {
  return (
    <FormDialog
      title="Change Pay Periods"
      description="Closed periods do not change. All others follow the new plan immediately."
      trigger={<Button variant="outline">Change</Button>}
    >
      {(close) => <PayPeriodPlanForm plan={plan} onDone={close} />}
    </FormDialog>
  );
}

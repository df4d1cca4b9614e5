import { useQuery } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import { Button, FormDialog } from '@timetrack/ui';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { readFragment } from '../../../gql/index.js';
import { todayIn } from '../../../parts/days.js';
import { SettingsCard } from '../components/SettingsCard.js';
import { PayPeriodPlanForm } from './PayPeriodPlanForm.js';
import { PayPeriodRow } from './PayPeriodRow.js';
import { type Plan, planInWords } from './pay-period-plan.js';
import { LoadPayPeriods, PayPeriodRowPeriod } from './pay-periods.graphql.js';

/** Which days are paid together, and which of them are settled. */
export function PayPeriodsCard() {
  const { timezoneInForce } = useSession().user.organization;
  const [around, setAround] = useState<string | null>(null);
  const reading = useQuery(LoadPayPeriods, {
    variables: { around },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const data = reading.data ?? reading.previousData;
  const periods = data?.payPeriods.map((period) => readFragment(PayPeriodRowPeriod, period)) ?? [];
  const [earliest] = periods;
  // Where the day itself lies in the earliest one, there is nothing before it.
  const hasEarlier = earliest && (reading.loading || earliest.endDate < (around ?? todayIn(timezoneInForce)));
  return (
    <SettingsCard
      title="Pay periods"
      description="Which days are paid together. Closing a period settles its hours: nobody changes them any more."
      reading={{ ...reading, data }}
      action={data && <ChangePlan plan={data.payPeriodSettings} />}
    >
      {data && (
        <p className="ad:pb-3 ad:text-sm ad:font-medium ad:text-pretty">{planInWords(data.payPeriodSettings)}</p>
      )}
      <ul
        aria-label="Pay periods"
        aria-busy={reading.loading}
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
            busy={reading.loading}
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

function ChangePlan({ plan }: { readonly plan: Plan }) {
  return (
    <FormDialog
      title="Change Pay Periods"
      description="Closed periods stay as they are. All others follow the new plan at once."
      trigger={<Button variant="outline">Change</Button>}
    >
      {(close) => <PayPeriodPlanForm plan={plan} onDone={close} />}
    </FormDialog>
  );
}

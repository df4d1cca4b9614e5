import { useQuery } from '@timetrack/client';
import { Link } from '@timetrack/contracts/routing';
import { Button, FormDialog } from '@timetrack/ui';
import { SettingsCard } from '../components/SettingsCard.js';
import { PayPeriodPlanForm } from './PayPeriodPlanForm.js';
import { describePlan, type PayPeriodPlan } from './pay-period-plan.js';
import { LoadPayPeriodSettings } from './pay-periods.graphql.js';

/** How the calendar is divided into pay periods. The Payroll screen closes and reopens them. */
export function PayPeriodsCard() {
  const query = useQuery(LoadPayPeriodSettings, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const plan = query.data?.payPeriodSettings;
  return (
    <SettingsCard
      title="Pay periods"
      description="The days that are paid together"
      query={query}
      action={plan && <ChangePlanButton plan={plan} />}
    >
      {plan && <p className="ad:text-sm ad:font-medium ad:text-pretty">{describePlan(plan)}</p>}
      <p className="ad:mt-1 ad:text-sm ad:text-muted-foreground">
        Periods are checked, closed and exported in{' '}
        <Link
          to="/payroll"
          className="ad:font-medium ad:text-primary ad:underline-offset-4 ad:hover:underline ad:pointer-coarse:py-2"
        >
          Payroll
        </Link>
        .
      </p>
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

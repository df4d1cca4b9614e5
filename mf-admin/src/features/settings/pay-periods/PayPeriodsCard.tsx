import { useQuery } from '@timetrack/client';
import { Link } from '@timetrack/contracts/routing';
import { formatDate, useToday } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { LinkedFormDialog } from '../../../components/LinkedFormDialog.js';
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
  const plan = query.data?.viewer?.payPeriodSettings;
  const today = useToday();
  const scheduled = plan?.plans.filter(({ from }) => from !== null && from > today) ?? [];
  return (
    <SettingsCard
      title="Pay periods"
      description="The days that are paid together"
      query={query}
      action={plan && <ChangePlanButton plan={plan} />}
    >
      {plan && <p className="ad:text-sm ad:font-medium ad:text-pretty">{describePlan(plan)}</p>}
      {scheduled.map(({ from, ...next }) => (
        <p key={from} className="ad:mt-1 ad:text-sm ad:text-pretty">
          From {formatDate(from ?? today)}: {describePlan(next)}
        </p>
      ))}
      <p className="ad:mt-1 ad:text-sm ad:text-muted-foreground">
        Periods are checked, closed and exported in{' '}
        <Link
          to="/payroll"
          className="ad:font-medium ad:text-primary ad:underline-offset-4 ad:hover:underline ad:pointer-coarse:inline-flex ad:pointer-coarse:min-h-11 ad:pointer-coarse:items-center"
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
    <LinkedFormDialog
      name="pay-periods"
      title="Change Pay Periods"
      description="Periods that were closed or exported keep their dates."
      trigger={<Button variant="outline">Change</Button>}
    >
      {(close) => <PayPeriodPlanForm plan={plan} onDone={close} />}
    </LinkedFormDialog>
  );
}

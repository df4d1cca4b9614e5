import { useApolloClient, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { formatDate, isCalendarDate, useToday, useWatch, useZodForm } from '@timetrack/screens';
import { Button, Field, Form, Input, Select } from '@timetrack/ui';
import * as z from 'zod/mini';
import { LinkedFormDialog } from '../../../components/LinkedFormDialog.js';
import { SettingsCard } from '../components/SettingsCard.js';
import { PayPeriodPlanPreview } from './PayPeriodPlanPreview.js';
import { describePlan, kindOptions, type PayPeriodPlan } from './pay-period-plan.js';
import { LoadPayPeriodSettings, UpdatePayPeriodSettings } from './pay-periods.graphql.js';

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

interface PayPeriodPlanFormProps {
  readonly plan: PayPeriodPlan;
  readonly onDone: () => void;
}

const schema = z.object({
  kind: z.enum(['WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY']),
  anchorDate: z.string().check(z.refine(isCalendarDate, 'Anchor date is required')),
  effectiveFrom: z.string(),
});

function PayPeriodPlanForm({ plan, onDone }: PayPeriodPlanFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues: { kind: plan.kind, anchorDate: plan.anchorDate, effectiveFrom: '' },
    failureTitle: 'Failed to change pay periods',
    onSubmit: async ({ effectiveFrom, ...changed }, context) => {
      await client.mutate({
        mutation: UpdatePayPeriodSettings,
        variables: { input: effectiveFrom ? { ...changed, effectiveFrom } : changed },
        context,
        refetchQueries: [LoadPayPeriodSettings],
        awaitRefetchQueries: true,
      });
      showToast({ title: 'Pay periods changed' });
      onDone();
    },
  });
  const [kind, anchorDate, effectiveFrom] = useWatch({
    control: form.control,
    name: ['kind', 'anchorDate', 'effectiveFrom'],
  });

  return (
    <Form busy={form.isSubmitting} submitLabel="Save" onSubmit={form.submit}>
      <Field
        label="Pay Period"
        hint={kindOptions.find((option) => option.kind === kind)?.description}
        error={form.errorOf('kind')}
      >
        <Select {...form.register('kind')} options={kindOptions.map((option) => [option.kind, option.label])} />
      </Field>
      <Field label="Anchor Date" hint="The first day of any one period" required error={form.errorOf('anchorDate')}>
        <Input type="date" {...form.register('anchorDate')} />
      </Field>
      <Field
        label="First Day"
        hint="A period starts on this day, and earlier ones do not change. If empty, the plan starts after the last period that was closed or exported."
        error={form.errorOf('effectiveFrom')}
      >
        <Input type="date" {...form.register('effectiveFrom')} />
      </Field>
      <PayPeriodPlanPreview plan={{ kind, anchorDate }} effectiveFrom={effectiveFrom} />
    </Form>
  );
}

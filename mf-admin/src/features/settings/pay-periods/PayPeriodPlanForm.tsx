import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { isCalendarDate, useWatch, useZodForm } from '@timetrack/screens';
import { Field, Form, Input, Select } from '@timetrack/ui';
import * as z from 'zod/mini';
import { PayPeriodPlanPreview } from './PayPeriodPlanPreview.js';
import { kindOptions, type PayPeriodPlan } from './pay-period-plan.js';
import { LoadPayPeriodSettings, UpdatePayPeriodSettings } from './pay-periods.graphql.js';

interface PayPeriodPlanFormProps {
  readonly plan: PayPeriodPlan;
  readonly onDone: () => void;
}

const schema = z.object({
  kind: z.enum(['WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY']),
  anchorDate: z.string().check(z.refine(isCalendarDate, 'Anchor date is required')),
  effectiveFrom: z.string(),
});

export function PayPeriodPlanForm({ plan, onDone }: PayPeriodPlanFormProps) {
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
        <Select {...form.register('kind')}>
          {kindOptions.map((option) => (
            <option key={option.kind} value={option.kind}>
              {option.label}
            </option>
          ))}
        </Select>
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

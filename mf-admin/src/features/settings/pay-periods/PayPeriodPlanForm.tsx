import { useApolloClient } from '@timetrack/client';
import { Field, Form, Input, Select } from '@timetrack/ui';
import { useState } from 'react';
import { isDay } from '../../../parts/days.js';
import { useChange } from '../../../parts/use-change.js';
import { PayPeriodPlanPreview } from './PayPeriodPlanPreview.js';
import { kinds, type Plan } from './pay-period-plan.js';
import { LoadPayPeriods, UpdatePayPeriodSettings } from './pay-periods.graphql.js';

interface PayPeriodPlanFormProps {
  readonly plan: Plan;
  readonly onDone: () => void;
}

export function PayPeriodPlanForm({ plan, onDone }: PayPeriodPlanFormProps) {
  const client = useApolloClient();
  const [{ kind, anchorDate }, setPlan] = useState(plan);
  const { busy, errors, setErrors, change } = useChange();

  const send = () =>
    client.mutate({
      mutation: UpdatePayPeriodSettings,
      variables: { input: { kind, anchorDate } },
      refetchQueries: [LoadPayPeriods],
      awaitRefetchQueries: true,
    });

  async function submit(): Promise<void> {
    if (!isDay(anchorDate)) {
      setErrors({ anchorDate: 'Anchor date is required' });
      return;
    }
    if (await change({ send, done: 'Pay periods changed', failed: 'Failed to change pay periods' })) onDone();
  }

  return (
    <Form busy={busy} submitLabel="Save" onSubmit={submit}>
      <Field label="Pay Period" hint={kinds.find((one) => one.kind === kind)?.meaning} error={errors.kind}>
        <Select
          value={kind}
          onChange={({ target }) => {
            const chosen = kinds.find((one) => one.kind === target.value);
            if (chosen) setPlan({ kind: chosen.kind, anchorDate });
          }}
        >
          {kinds.map((one) => (
            <option key={one.kind} value={one.kind}>
              {one.name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Anchor Date" hint="The first day of any one period" required error={errors.anchorDate}>
        <Input type="date" value={anchorDate} onChange={({ target }) => setPlan({ kind, anchorDate: target.value })} />
      </Field>
      <PayPeriodPlanPreview plan={{ kind, anchorDate }} />
    </Form>
  );
}

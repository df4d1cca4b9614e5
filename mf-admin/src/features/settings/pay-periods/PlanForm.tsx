import { useApolloClient } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import { Field, Form, Input, Select } from '@timetrack/ui';
import { useState } from 'react';
import { isDay, rangeInWords, todayIn } from '../../../parts/days.js';
import { useChange } from '../../../parts/use-change.js';
import { LoadPayPeriods, UpdatePayPeriodSettings } from './pay-periods.graphql.js';
import { kinds, type Plan, periodsFrom } from './plan.js';

/** As many as it takes to see whether the plan is meant. */
const shown = 4;

interface PlanFormProps {
  readonly plan: Plan;
  readonly onDone: () => void;
}

export function PlanForm({ plan, onDone }: PlanFormProps) {
  const client = useApolloClient();
  const { timezoneInForce } = useSession().user.organization;
  const [{ kind, anchorDate }, setPlan] = useState(plan);
  const { busy, errors, setErrors, change } = useChange();
  const periods = isDay(anchorDate) ? periodsFrom(todayIn(timezoneInForce), { kind, anchorDate }, shown) : [];

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
      {periods.length > 0 && (
        <section aria-label="Next periods" aria-live="polite" className="ad:rounded-md ad:bg-muted ad:p-4 ad:text-sm">
          <p className="ad:font-medium">So the periods would be</p>
          <ol className="ad:mt-1.5 ad:flex ad:flex-col ad:gap-0.5 ad:tabular-nums">
            {periods.map(({ startDate, endDate }, index) => (
              <li key={startDate}>
                {rangeInWords(startDate, endDate)}
                {index === 0 && <span className="ad:text-muted-foreground"> (today’s)</span>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </Form>
  );
}

import { failureOf, useApolloClient, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import {
  type DateRange,
  formatDate,
  formatDateRange,
  isCalendarDate,
  useDebounced,
  useToday,
  useWatch,
  useZodForm,
} from '@timetrack/screens';
import { Button, cn, Field, Form, Input, Select, Skeleton } from '@timetrack/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Disclosure } from '../../../components/Disclosure.js';
import { linkStyles } from '../../../components/Layout.js';
import { LinkedFormDialog } from '../../../components/LinkedDialogs.js';
import { useHasPayTerms } from '../../../components/use-has-pay-terms.js';
import type { PayPeriodSettingsUpdateInput } from '../../../gql/graphql.js';
import { SettingsCard } from '../components/SettingsCard.js';
import {
  describePayday,
  describePlan,
  kindOptions,
  type PayPeriodPlan,
  type PayPeriodSettings,
} from './pay-period-plan.js';
import { LoadPayPeriodPlan, LoadPayPeriodSettings, UpdatePayPeriodSettings } from './pay-periods.graphql.js';

export function PayPeriodsCard() {
  const query = useQuery(LoadPayPeriodSettings, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const plan = query.data?.viewer?.payPeriodSettings;
  const hasPayTerms = useHasPayTerms() ?? false;
  const today = useToday();
  const scheduled = plan?.plans.filter(({ from }) => from !== null && from > today) ?? [];
  return (
    <SettingsCard
      title="Pay periods"
      description="The days that are paid together"
      query={query}
      action={plan && <ChangePlanButton plan={plan} hasPayTerms={hasPayTerms} />}
    >
      {plan && <p className="ad:text-sm ad:font-medium ad:text-pretty">{describePlan(plan)}</p>}
      {scheduled.map(({ from, ...next }) => (
        <p key={from} className="ad:mt-1 ad:text-sm ad:text-pretty">
          {`From ${formatDate(from ?? today)}: ${describePlan(next)}`}
        </p>
      ))}
      {plan && plan.daysToPayday !== null && (
        <p className="ad:mt-1 ad:text-sm ad:text-pretty">{describePayday(plan.daysToPayday)}</p>
      )}
      <p className="ad:mt-1 ad:text-sm ad:text-muted-foreground">
        <span>{'Periods are checked, closed and exported in '}</span>
        <Link to="/payroll" className={linkStyles}>
          Payroll
        </Link>
        <span>.</span>
      </p>
    </SettingsCard>
  );
}

function ChangePlanButton(props: Pick<PayPeriodPlanFormProps, 'plan' | 'hasPayTerms'>) {
  return (
    <LinkedFormDialog
      name="pay-periods"
      title="Change Pay Periods"
      description="Periods that were closed or exported keep their dates."
      trigger={<Button variant="outline">Change</Button>}
    >
      {(close) => <PayPeriodPlanForm {...props} onDone={close} />}
    </LinkedFormDialog>
  );
}

interface PayPeriodPlanFormProps {
  readonly plan: PayPeriodSettings;
  readonly hasPayTerms: boolean;
  readonly onDone: () => void;
}

const schema = z.object({
  kind: z.enum(['WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY']),
  anchorDate: z.string().check(z.refine(isCalendarDate, 'Anchor date is required')),
  effectiveFrom: z.string(),
  daysToPayday: z.pipe(
    z.string().check(z.trim(), z.regex(/^\d*$/, 'Enter a whole number, such as 5')),
    z.transform((text) => (text === '' ? null : Number(text))),
  ),
});

function PayPeriodPlanForm({ plan, hasPayTerms, onDone }: PayPeriodPlanFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues: {
      ...{ kind: plan.kind, anchorDate: plan.anchorDate, effectiveFrom: '' },
      daysToPayday: plan.daysToPayday?.toString() ?? '',
    },
    failureTitle: 'Failed to change pay periods',
    onSubmit: async (changed, context) => {
      await client.mutate({
        mutation: UpdatePayPeriodSettings,
        variables: { input: inputOf(changed, plan) },
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
      {(hasPayTerms || plan.daysToPayday !== null) && (
        <Disclosure title="Payday" hasError={form.errorOf('daysToPayday') !== undefined}>
          {() => (
            <Field
              label="Days to Payday"
              optional
              hint="From the end of a period, 0 to 31. Overtime for the W-2 counts in the year of the payday. If empty, it counts in the year of the period’s last day."
              error={form.errorOf('daysToPayday')}
            >
              <Input inputMode="numeric" autoComplete="off" {...form.register('daysToPayday')} />
            </Field>
          )}
        </Disclosure>
      )}
    </Form>
  );
}

/** A plan that is saved again replaces the scheduled ones, so another payday is saved without it. */
function inputOf(
  { effectiveFrom, daysToPayday, ...period }: z.output<typeof schema>,
  saved: PayPeriodSettings,
): PayPeriodSettingsUpdateInput {
  const hasSamePlan = !effectiveFrom && period.kind === saved.kind && period.anchorDate === saved.anchorDate;
  if (daysToPayday !== saved.daysToPayday && hasSamePlan) return { daysToPayday };
  return {
    ...period,
    ...(effectiveFrom && { effectiveFrom }),
    ...(daysToPayday !== saved.daysToPayday && { daysToPayday }),
  };
}

interface PayPeriodPlanPreviewProps {
  readonly plan: PayPeriodPlan;
  /** The first day of the plan. Empty for the day that the gateway chooses. */
  readonly effectiveFrom: string;
}

/** The periods that the server derives from a plan. They stay on screen while the plan is edited or reloaded. */
function PayPeriodPlanPreview({ plan: { kind, anchorDate }, effectiveFrom }: PayPeriodPlanPreviewProps) {
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
          <span>{formatDateRange(startDate, endDate)}</span>
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
      <p>{`The preview could not be loaded. ${message}`}</p>
      <Button variant="outline" size="sm" onClick={() => void onRetry().catch(() => undefined)}>
        Try again
      </Button>
    </div>
  );
}

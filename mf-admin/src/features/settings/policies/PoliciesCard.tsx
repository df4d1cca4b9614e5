import { useApolloClient, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { formatDuration, useWatch, useZodForm } from '@timetrack/screens';
import { Button, Field, Form, Input, Select } from '@timetrack/ui';
import { Pencil, TreePalm } from '@timetrack/ui/icons';
import * as z from 'zod/mini';
import { LinkedFormDialog } from '../../../components/LinkedDialogs.js';
import type { PolicyRow_PtoPolicyFragment, PtoCategory } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { useChange } from '../../../hooks/use-change.js';
import { RetirableList, RetirableRow } from '../components/Retirable.js';
import { SettingsCard } from '../components/SettingsCard.js';
import { CreatePolicy, LoadPolicies, PolicyRowPtoPolicy, UpdatePolicy } from './policies.graphql.js';

export function PoliciesCard() {
  const query = useQuery(LoadPolicies, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  return (
    <SettingsCard
      title="Time off policies"
      description="The time off that people can request, and the yearly allowance"
      query={query}
      action={
        <LinkedFormDialog
          name="new-policy"
          trigger="Add Policy"
          title="New Policy"
          description="Everyone can request time off under it."
        >
          {(close) => <PolicyForm policy={null} onDone={close} />}
        </LinkedFormDialog>
      }
    >
      <RetirableList
        name="Time off policies"
        items={query.data?.viewer?.ptoPolicies?.nodes ?? []}
        icon={TreePalm}
        empty={{ title: 'No policies', description: 'Without a policy, no one can request time off.' }}
        renderRow={(policy) => <PolicyRow key={policy.id} policy={policy} />}
      />
    </SettingsCard>
  );
}

function PolicyRow(props: { readonly policy: FragmentType<typeof PolicyRowPtoPolicy> }) {
  const { busy, change } = useChange();
  const policy = readFragment(PolicyRowPtoPolicy, props.policy);
  const { id, name, retired, paid, category, yearlyAllowanceHours } = policy;
  const detail = [categoryLabels[category], formatAllowance(yearlyAllowanceHours)].join(' · ');
  return (
    <RetirableRow
      item={policy}
      noun="Policy"
      badge={paid ? undefined : payLabels.unpaid}
      detail={detail}
      consequence="It can no longer be requested. Existing requests keep it, and you can reinstate it."
      busy={busy}
      onChange={(texts) =>
        void change({ mutation: UpdatePolicy, variables: { input: { id, retired: !retired } }, ...texts })
      }
    >
      <LinkedFormDialog
        name={`policy-${id}`}
        title="Edit Policy"
        description="A changed allowance applies immediately, including to this year."
        trigger={
          <Button variant="outline" size="sm" aria-label={`Edit ${name}`}>
            <Pencil aria-hidden="true" />
            <span>Edit</span>
          </Button>
        }
      >
        {(close) => <PolicyForm policy={policy} onDone={close} />}
      </LinkedFormDialog>
    </RetirableRow>
  );
}

const categoryLabels: Readonly<Record<PtoCategory, string>> = {
  VACATION: 'Vacation',
  SICK: 'Sick leave',
  HOLIDAY: 'Holiday',
  OTHER: 'Other',
};

const categories = Object.keys(categoryLabels) as readonly PtoCategory[];

const payLabels = { paid: 'Paid', unpaid: 'Unpaid' } as const;

const payHints = {
  paid: 'Approved hours are paid and part of payroll.',
  unpaid: 'Approved hours are never part of payroll.',
} as const;

type Pay = keyof typeof payLabels;

/** Whole hours as text, which become a number. An empty text becomes null: no allowance. */
export const allowanceSchema = z.pipe(
  z.string().check(z.trim(), z.regex(/^\d{0,4}$/, 'Yearly allowance must be a whole number of hours')),
  z.transform((text) => (text === '' ? null : Number(text))),
);

/** `80h a year` */
export function formatAllowance(hours: number | null): string {
  if (hours === null) return 'No yearly allowance';
  return `${formatDuration(hours * 60)} a year`;
}

interface PolicyFormProps {
  readonly policy: PolicyRow_PtoPolicyFragment | null;
  readonly onDone: () => void;
}

interface PolicyValues {
  name: string;
  yearlyAllowanceHours: string;
  paid: Pay;
  category: PtoCategory;
}

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Policy name is required')),
  yearlyAllowanceHours: allowanceSchema,
  paid: z.pipe(
    z.enum(['paid', 'unpaid']),
    z.transform((pay) => pay === 'paid'),
  ),
  category: z.enum(categories),
});

function PolicyForm({ policy, onDone }: PolicyFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues: readValues(policy),
    failureTitle: policy ? 'Failed to update policy' : 'Failed to create policy',
    onSubmit: async (input, context) => {
      await (policy
        ? client.mutate({ mutation: UpdatePolicy, variables: { input: { id: policy.id, ...input } }, context })
        : client.mutate({ mutation: CreatePolicy, variables: { input }, context, refetchQueries: [LoadPolicies] }));
      showToast({ title: policy ? 'Policy updated' : 'Policy created' });
      onDone();
    },
  });

  const pay = useWatch({ control: form.control, name: 'paid' });

  return (
    <Form busy={form.isSubmitting} submitLabel={policy ? 'Save' : 'Create Policy'} onSubmit={form.submit}>
      <Field label="Policy Name" required error={form.errorOf('name')}>
        <Input maxLength={200} autoComplete="off" {...form.register('name')} />
      </Field>
      <Field
        label="Yearly Allowance (hours)"
        optional
        hint="Leave empty to let people request any number of hours."
        error={form.errorOf('yearlyAllowanceHours')}
      >
        <Input inputMode="numeric" {...form.register('yearlyAllowanceHours')} />
      </Field>
      <div className="ad:grid ad:items-start ad:gap-5 ad:sm:grid-cols-2">
        <Field label="Pay" hint={payHints[pay]} error={form.errorOf('paid')}>
          <Select {...form.register('paid')} options={Object.entries(payLabels)} />
        </Field>
        <Field label="Category" hint="Payroll maps it to an earning code." error={form.errorOf('category')}>
          <Select
            {...form.register('category')}
            options={categories.map((category) => [category, categoryLabels[category]])}
          />
        </Field>
      </div>
    </Form>
  );
}

function readValues(policy: PolicyFormProps['policy']): PolicyValues {
  return {
    name: policy?.name ?? '',
    yearlyAllowanceHours: policy?.yearlyAllowanceHours?.toString() ?? '',
    paid: policy?.paid === false ? 'unpaid' : 'paid',
    category: policy?.category ?? 'VACATION',
  };
}

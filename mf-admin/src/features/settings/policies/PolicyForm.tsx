import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useWatch, useZodForm } from '@timetrack/screens';
import { Field, Form, Input, Select } from '@timetrack/ui';
import * as z from 'zod/mini';
import type { PolicyRow_PtoPolicyFragment, PtoCategory } from '../../../gql/graphql.js';
import { allowanceSchema } from './allowance.js';
import { CreatePolicy, LoadPolicies, UpdatePolicy } from './policies.graphql.js';
import { categories, categoryLabels, type Pay, payHints, payLabels } from './policy-options.js';

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

export function PolicyForm({ policy, onDone }: PolicyFormProps) {
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

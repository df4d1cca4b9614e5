import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useZodForm } from '@timetrack/screens';
import { Field, Form, Input } from '@timetrack/ui';
import * as z from 'zod/mini';
import type { PolicyRow_PtoPolicyFragment } from '../../../gql/graphql.js';
import { allowanceSchema } from './allowance.js';
import { CreatePolicy, LoadPolicies, UpdatePolicy } from './policies.graphql.js';

interface PolicyFormProps {
  /** The policy to edit; null for a new one. */
  readonly policy: PolicyRow_PtoPolicyFragment | null;
  readonly onDone: () => void;
}

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Policy name is required')),
  yearlyAllowanceHours: allowanceSchema,
});

export function PolicyForm({ policy, onDone }: PolicyFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues: { name: policy?.name ?? '', yearlyAllowanceHours: policy?.yearlyAllowanceHours?.toString() ?? '' },
    failureTitle: policy ? 'Failed to update policy' : 'Failed to create policy',
    onSubmit: async (input, context) => {
      await (policy
        ? client.mutate({ mutation: UpdatePolicy, variables: { id: policy.id, input }, context })
        : client.mutate({ mutation: CreatePolicy, variables: { input }, context, refetchQueries: [LoadPolicies] }));
      showToast({ title: policy ? 'Policy updated' : 'Policy created' });
      onDone();
    },
  });

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
    </Form>
  );
}

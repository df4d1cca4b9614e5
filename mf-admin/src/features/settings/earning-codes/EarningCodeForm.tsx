import { useApolloClient, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useWatch, useZodForm } from '@timetrack/screens';
import { Field, Form, Input, Select } from '@timetrack/ui';
import * as z from 'zod/mini';
import { kindLabels } from './earning-code-labels.js';
import { LoadCodeChoices, LoadEarningCodes, SetEarningCode } from './earning-codes.graphql.js';

const schema = z.object({
  kind: z.enum(['REGULAR', 'OVERTIME', 'DOUBLE_TIME', 'PTO']),
  target: z.string().check(z.minLength(1, 'Choose a job or a policy')),
  code: z.string().check(z.trim(), z.minLength(1, 'Earning code is required')),
});

/** Adds a code for one job or one policy. */
export function EarningCodeForm({ onDone }: { readonly onDone: () => void }) {
  const client = useApolloClient();
  const showToast = useToast();
  const { data } = useQuery(LoadCodeChoices);
  const form = useZodForm({
    schema,
    defaultValues: { kind: 'REGULAR', target: '', code: '' },
    failureTitle: 'Failed to add earning code',
    serverFields: { jobId: 'target', policyId: 'target' },
    onSubmit: async ({ kind, target, code }, context) => {
      const input = { kind, code, ...(kind === 'PTO' ? { policyId: target } : { jobId: target }) };
      await client.mutate({
        mutation: SetEarningCode,
        variables: { input },
        context,
        refetchQueries: [LoadEarningCodes],
      });
      showToast({ title: 'Earning code added' });
      onDone();
    },
  });
  const isTimeOff = useWatch({ control: form.control, name: 'kind' }) === 'PTO';
  const targets = (isTimeOff ? data?.viewer?.ptoPolicies : data?.viewer?.jobs)?.nodes ?? [];
  return (
    <Form busy={form.isSubmitting} submitLabel="Add Code" onSubmit={form.submit}>
      <Field label="Pay" error={form.errorOf('kind')}>
        <Select {...form.register('kind', { onChange: () => form.setValue('target', '') })}>
          {Object.entries(kindLabels).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={isTimeOff ? 'Policy' : 'Job'} required error={form.errorOf('target')}>
        <Select {...form.register('target')}>
          <option value="">{isTimeOff ? 'Choose a policy' : 'Choose a job'}</option>
          {targets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Earning Code" hint="As your payroll provider calls it" required error={form.errorOf('code')}>
        <Input maxLength={20} autoComplete="off" spellCheck={false} {...form.register('code')} />
      </Field>
    </Form>
  );
}

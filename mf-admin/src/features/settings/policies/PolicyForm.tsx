import { useApolloClient } from '@timetrack/client';
import { Field, Form, Input } from '@timetrack/ui';
import { useState } from 'react';
import type { PolicyRow_PolicyFragment } from '../../../gql/graphql.js';
import { type FieldErrors, useChange } from '../../../parts/use-change.js';
import { readAllowance } from './allowance.js';
import { CreatePolicy, LoadPolicies, UpdatePolicy } from './policies.graphql.js';

interface PolicyFormProps {
  /** What is edited; null for a new one. */
  readonly policy: PolicyRow_PolicyFragment | null;
  readonly onDone: () => void;
}

export function PolicyForm({ policy, onDone }: PolicyFormProps) {
  const client = useApolloClient();
  const [name, setName] = useState(policy?.name ?? '');
  const [allowance, setAllowance] = useState(policy?.yearlyAllowanceHours?.toString() ?? '');
  const { busy, errors, setErrors, change } = useChange();

  const send = (yearlyAllowanceHours: number | null) => {
    const input = { name, yearlyAllowanceHours };
    return policy
      ? client.mutate({ mutation: UpdatePolicy, variables: { id: policy.id, input } })
      : client.mutate({ mutation: CreatePolicy, variables: { input }, refetchQueries: [LoadPolicies] });
  };

  async function submit(): Promise<void> {
    const hours = readAllowance(allowance);
    const wrong: Record<string, string> = {};
    if (name.trim() === '') wrong.name = 'Policy name is required';
    if (hours === 'unreadable') wrong.yearlyAllowanceHours = 'Yearly allowance must be a whole number of hours';
    setErrors(wrong satisfies FieldErrors);
    if (hours === 'unreadable' || wrong.name) return;
    const words = policy
      ? { done: 'Policy updated', failed: 'Failed to update policy' }
      : { done: 'Policy created', failed: 'Failed to create policy' };
    if (await change({ send: () => send(hours), ...words, fields: ['name', 'yearlyAllowanceHours'] })) onDone();
  }

  return (
    <Form busy={busy} submitLabel={policy ? 'Save' : 'Create Policy'} onSubmit={submit}>
      <Field label="Policy Name" required error={errors.name}>
        <Input value={name} maxLength={200} autoComplete="off" onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field
        label="Yearly Allowance (hours)"
        optional
        hint="Left empty, people may request any number of hours."
        error={errors.yearlyAllowanceHours}
      >
        <Input inputMode="numeric" value={allowance} onChange={({ target }) => setAllowance(target.value)} />
      </Field>
    </Form>
  );
}

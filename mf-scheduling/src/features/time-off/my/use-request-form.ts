import { attemptContext, failureOf, newIdempotencyKey, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useRef, useState } from 'react';
import type { RequestPtoInput } from '../../../gql/graphql.js';
import { useTellFailure } from '../../../network/use-tell-failure.js';
import { LoadMyTimeOff, RequestPto } from './my-time-off.graphql.js';
import { check, type FormErrors, type FormValues } from './request-form.js';

export function useRequestForm(initial: FormValues, onSent: () => void) {
  const client = useApolloClient();
  const showToast = useToast();
  const tellFailure = useTellFailure();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors>({});
  const [sending, setSending] = useState(false);
  // Sent again after no answer came, an unchanged request is still the same one: the server makes it once.
  const attempt = useRef(newIdempotencyKey());

  function change(changes: Partial<FormValues>): void {
    attempt.current = newIdempotencyKey();
    setValues((current) => ({ ...current, ...changes }));
    setErrors((current) => Object.fromEntries(Object.entries(current).filter(([name]) => !(name in changes))));
  }

  async function send(input: RequestPtoInput): Promise<void> {
    setSending(true);
    try {
      const context = attemptContext(attempt.current);
      await client.mutate({ mutation: RequestPto, variables: { input }, context });
      showToast({ title: 'PTO request submitted successfully' });
      onSent();
      await client.refetchQueries({ include: [LoadMyTimeOff] }).catch(() => undefined);
    } catch (error) {
      const { fields, decided } = failureOf(error);
      if (decided) attempt.current = newIdempotencyKey();
      setErrors(fields);
      // What stands beside its field is said there, and once.
      if (!Object.keys(fields).some((name) => name in values)) tellFailure(error, 'Failed to submit PTO request');
    } finally {
      setSending(false);
    }
  }

  async function submit(): Promise<void> {
    const checked = check(values);
    if ('errors' in checked) setErrors(checked.errors);
    else await send(checked.input);
  }

  return {
    values,
    unsaved: JSON.stringify(values) !== JSON.stringify(initial),
    errors,
    sending,
    change,
    submit,
  };
}

import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import type { DialogGuard } from '@timetrack/contracts/routing';
import { useWatch, useZodForm } from '@timetrack/screens';
import { Alert, Field, Form, Textarea } from '@timetrack/ui';
import { type RefObject, useRef, useState } from 'react';
import type { PolicyCard_PolicyFragment, PtoRequestCreateInput } from '../../../gql/graphql.js';
import { ConfirmationAlerts } from '../components/ConfirmationAlerts.js';
import { type Confirmations, confirmAll, findConfirmation } from '../components/confirmations.js';
import { RequestFields } from '../components/RequestFields.js';
import { maxNoteCharacters, type RequestValues, requestSchema } from '../components/request-schema.js';
import { hoursFieldOf, useProposal } from '../components/use-proposal.js';
import { LoadMyTimeOff, RequestPto } from './time-off.graphql.js';

interface RequestFormProps {
  /** The active policies, the default first. */
  readonly policies: readonly PolicyCard_PolicyFragment[];
  readonly guard: Pick<DialogGuard, 'setUnsaved'>;
  readonly onSent: () => void;
}

export function RequestForm({ policies, guard, onSent }: RequestFormProps) {
  const [first] = policies;
  const form = useRequestForm({ policyId: first?.id ?? '', guard, onSent });
  const { register, errorOf, isSubmitting, getValues, setValue, control, confirmations } = form;
  const [policyId, startDate, endDate] = useWatch({ control, name: ['policyId', 'startDate', 'endDate'] });
  const proposal = useProposal(
    { policyId, startDate, endDate },
    hoursFieldOf({
      read: () => getValues('hours'),
      write: (hours) => setValue('hours', hours, { shouldDirty: true, shouldValidate: errorOf('hours') !== undefined }),
    }),
  );
  const submitLabel = Object.keys(confirmations).length > 0 ? 'Submit Anyway' : 'Submit Request';
  const alert = useRef<HTMLDivElement>(null);
  const policy = policies.find(({ id }) => id === policyId);
  const balances = proposal?.balances ?? (policy ? [policy.balance] : []);

  async function submit(): Promise<void> {
    if (first) await form.submit();
    else alert.current?.focus();
  }

  /** Most requests are for one day, so an empty end date follows the start date. */
  function fillEndDate(): void {
    const values = getValues();
    if (values.startDate && !values.endDate) setValue('endDate', values.startDate, { shouldDirty: true });
  }

  return (
    <Form busy={isSubmitting} submitLabel={isSubmitting ? 'Submitting…' : submitLabel} onSubmit={submit}>
      {!first && <NoPolicy alert={alert} />}
      <RequestFields
        form={form}
        policies={policies}
        startDate={startDate}
        proposal={proposal}
        balances={balances}
        onLeaveStartDate={fillEndDate}
      />
      <ConfirmationAlerts confirmations={confirmations} />
      <Field
        label="Note"
        optional
        hint={`Your manager reads it, at most ${maxNoteCharacters} characters.`}
        error={errorOf('note')}
      >
        <Textarea limit={maxNoteCharacters} {...register('note')} />
      </Field>
    </Form>
  );
}

function NoPolicy({ alert }: { readonly alert: RefObject<HTMLDivElement | null> }) {
  return (
    <Alert ref={alert} variant="destructive" tabIndex={-1} title="No PTO policy available">
      Please contact your administrator
    </Alert>
  );
}

interface RequestFormOptions {
  readonly policyId: string;
  readonly guard: Pick<DialogGuard, 'setUnsaved'>;
  readonly onSent: () => void;
}

function useRequestForm({ policyId, guard, onSent }: RequestFormOptions) {
  const client = useApolloClient();
  const showToast = useToast();
  const [confirmations, setConfirmations] = useState<Confirmations>({});
  const form = useZodForm<RequestValues, PtoRequestCreateInput>({
    schema: requestSchema,
    defaultValues: { policyId, startDate: '', endDate: '', hours: '', note: '' },
    failureTitle: 'Failed to submit PTO request',
    guard,
    onFailure: (error) => {
      const asked = findConfirmation(error);
      if (asked) setConfirmations(asked);
      return asked !== null;
    },
    onSubmit: async (values, context) => {
      const input = { ...values, ...confirmAll(confirmations) };
      await client.mutate({ mutation: RequestPto, variables: { input }, context });
      showToast({ title: 'PTO request submitted successfully' });
      onSent();
      await client.refetchQueries({ include: [LoadMyTimeOff] }).catch(() => undefined);
    },
  });
  return { ...form, confirmations };
}

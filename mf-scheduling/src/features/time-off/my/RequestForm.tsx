import { useApolloClient, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import type { DialogGuard } from '@timetrack/contracts/routing';
import { useWatch, useZodForm } from '@timetrack/screens';
import { Alert, Field, Form, Input, Select, Textarea } from '@timetrack/ui';
import { type RefObject, useEffect, useRef } from 'react';
import type { PolicyCard_PolicyFragment, PtoRequestCreateInput } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { formatHours, formatPolicy } from '../components/labels.js';
import { BalancesPtoBalance } from '../components/request-details.graphql.js';
import { maxHours, maxNoteCharacters, minHours, type RequestValues, requestSchema } from './request-schema.js';
import { LoadMyTimeOff, LoadProposal, RequestPto } from './time-off.graphql.js';

interface RequestFormProps {
  /** The active policies, the default first. */
  readonly policies: readonly PolicyCard_PolicyFragment[];
  readonly guard: Pick<DialogGuard, 'setUnsaved'>;
  readonly onSent: () => void;
}

export function RequestForm({ policies, guard, onSent }: RequestFormProps) {
  const [first, second] = policies;
  const form = useRequestForm({ policyId: first?.id ?? '', guard, onSent });
  const { register, errorOf, isSubmitting, getValues, setValue, control } = form;
  const [policyId, startDate, endDate] = useWatch({ control, name: ['policyId', 'startDate', 'endDate'] });
  const proposal = useProposal(
    { policyId, startDate, endDate },
    {
      read: () => getValues('hours'),
      write: (hours) => setValue('hours', hours, { shouldDirty: true, shouldValidate: errorOf('hours') !== undefined }),
      select: () => {
        const { activeElement } = document;
        if (activeElement instanceof HTMLInputElement && activeElement.name === 'hours') activeElement.select();
      },
    },
  );
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
    <Form busy={isSubmitting} submitLabel={isSubmitting ? 'Submitting…' : 'Submit Request'} onSubmit={submit}>
      {!first && <NoPolicy alert={alert} />}
      {first && !second && (
        <p className="sc:text-sm sc:text-muted-foreground sc:wrap-anywhere">{`Policy: ${formatPolicy(first)}`}</p>
      )}
      {second && (
        <Field label="Policy" required error={errorOf('policyId')}>
          <Select {...register('policyId')} options={policies.map((each) => [each.id, formatPolicy(each)])} />
        </Field>
      )}
      <div className="sc:grid sc:gap-5 sc:sm:grid-cols-2">
        <Field label="Start Date" required error={errorOf('startDate')}>
          <Input type="date" {...register('startDate', { onBlur: fillEndDate, deps: ['endDate'] })} />
        </Field>
        <Field label="End Date" required error={errorOf('endDate')}>
          <Input type="date" {...register('endDate')} min={startDate || undefined} />
        </Field>
      </div>
      {proposal?.obstacle && !errorOf('startDate') && <Alert variant="warning">{proposal.obstacle}</Alert>}
      <Field label="Hours" required hint={hoursHint(balances)} error={errorOf('hours')}>
        <Input type="number" inputMode="numeric" {...register('hours')} min={minHours} max={maxHours} step={1} />
      </Field>
      {/* As high as its text, which arrives later: the buttons below must not move under a finger. */}
      <p role="status" className="sc:-mt-3 sc:min-h-10 sc:text-sm sc:text-pretty">
        {proposal?.explanation}
      </p>
      <Field
        label="Note"
        optional
        hint={`Your manager reads it, at most ${maxNoteCharacters} characters.`}
        error={errorOf('note')}
      >
        <Textarea {...register('note')} />
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

/** `From 1 to 80. 62h of 80h remaining in 2026.`, with the figures of the server. */
function hoursHint(balances: readonly FragmentType<typeof BalancesPtoBalance>[]): string {
  const remaining = readFragment(BalancesPtoBalance, balances).flatMap(({ allowanceHours, remainingHours, year }) =>
    remainingHours === null || allowanceHours === null
      ? []
      : `${formatHours(remainingHours)} of ${formatHours(allowanceHours)} remaining in ${year}.`,
  );
  const range = `From ${minHours} to ${maxHours}`;
  return remaining.length === 0 ? range : [`${range}.`, ...remaining].join(' ');
}

interface RequestFormOptions {
  readonly policyId: string;
  readonly guard: Pick<DialogGuard, 'setUnsaved'>;
  readonly onSent: () => void;
}

function useRequestForm({ policyId, guard, onSent }: RequestFormOptions) {
  const client = useApolloClient();
  const showToast = useToast();
  return useZodForm<RequestValues, PtoRequestCreateInput>({
    schema: requestSchema,
    defaultValues: { policyId, startDate: '', endDate: '', hours: '', note: '' },
    failureTitle: 'Failed to submit PTO request',
    guard,
    onSubmit: async (input, context) => {
      await client.mutate({ mutation: RequestPto, variables: { input }, context });
      showToast({ title: 'PTO request submitted successfully' });
      onSent();
      await client.refetchQueries({ include: [LoadMyTimeOff] }).catch(() => undefined);
    },
  });
}

interface ProposedDays {
  readonly policyId: string;
  readonly startDate: string;
  readonly endDate: string;
}

interface HoursField {
  readonly read: () => string;
  readonly write: (hours: string) => void;
  /** Selects the hours if the user is in the field, so that typing replaces them. */
  readonly select: () => void;
}

/** Null until both days are entered. Fills in the proposed hours unless the user has entered others. */
function useProposal({ policyId, startDate, endDate }: ProposedDays, field: HoursField) {
  const isComplete = startDate !== '' && startDate <= endDate;
  const { data } = useQuery(LoadProposal, {
    variables: { startDate, endDate, policyId: policyId || null },
    skip: !isComplete,
    fetchPolicy: 'network-only',
  });
  const proposal = (isComplete && data?.viewer?.ptoProposal) || null;
  const hours = proposal?.hours;
  const lastProposed = useRef('');
  const latestField = useRef(field);
  useEffect(() => {
    latestField.current = field;
  });
  useEffect(() => {
    const { read, write, select } = latestField.current;
    if (hours === undefined || read() !== lastProposed.current) return;
    lastProposed.current = hours === null ? '' : String(hours);
    write(lastProposed.current);
    select();
  }, [hours]);
  return proposal;
}

import type { DialogGuard } from '@timetrack/contracts/routing';
import { useWatch } from '@timetrack/screens';
import { Alert, Field, Form, Input, Select, Textarea } from '@timetrack/ui';
import type { ShiftToReplace } from '../../replacements/index.js';
import { AffectedShifts, findShiftsToReplace } from '../components/AffectedShifts.js';
import { ConfirmationAlerts } from '../components/ConfirmationAlerts.js';
import { hoursHint } from '../components/hours-hint.js';
import { formatPolicy } from '../components/labels.js';
import { maxHours, maxNoteCharacters, minHours } from '../components/request-schema.js';
import { hoursFieldOf, useProposal } from '../components/use-proposal.js';
import { type RecordValues, useRecordForm } from './use-record-form.js';

interface RecordFormProps {
  readonly person: { readonly id: string; readonly firstName: string };
  readonly policies: readonly { readonly id: string; readonly name: string; readonly paid: boolean }[];
  readonly today: string;
  readonly guard: Pick<DialogGuard, 'setUnsaved'>;
  readonly onSaved: (days: Pick<RecordValues, 'startDate' | 'endDate'>, shifts: readonly ShiftToReplace[]) => unknown;
}

export function RecordForm({ person, policies, today, guard, onSaved }: RecordFormProps) {
  const [first] = policies;
  const form = useRecordForm({
    personId: person.id,
    policyId: first?.id ?? '',
    today,
    guard,
    onSaved: ({ startDate, endDate, removeFromShifts, cancelEmptyShifts }) =>
      onSaved({ startDate, endDate }, removeFromShifts ? findShiftsToReplace(shifts, cancelEmptyShifts) : []),
  });
  const { register, errorOf, isSubmitting, getValues, setValue, control, confirmations } = form;
  const [policyId, startDate, endDate, isRemoving] = useWatch({
    control,
    name: ['policyId', 'startDate', 'endDate', 'removeFromShifts'],
  });
  const proposal = useProposal(
    { personId: person.id, policyId, startDate, endDate },
    hoursFieldOf({
      read: () => getValues('hours'),
      write: (hours) => setValue('hours', hours, { shouldValidate: errorOf('hours') !== undefined }),
    }),
  );
  const shifts = proposal?.shifts ?? [];
  const submitLabel = Object.keys(confirmations).length > 0 ? 'Record Anyway' : 'Record Time Off';
  if (!first) {
    return (
      <Alert variant="destructive" title="No PTO policy available">
        Ask an administrator to add one in the settings.
      </Alert>
    );
  }

  /** Most people are off for one day, so a start after the end moves the end. */
  function moveEndDate(): void {
    const values = getValues();
    if (values.startDate > values.endDate) setValue('endDate', values.startDate, { shouldDirty: true });
  }

  return (
    <Form busy={isSubmitting} submitLabel={isSubmitting ? 'Recording…' : submitLabel} onSubmit={form.submit}>
      {policies.length > 1 ? (
        <Field label="Policy" required error={errorOf('policyId')}>
          <Select {...register('policyId')} options={policies.map((each) => [each.id, formatPolicy(each)])} />
        </Field>
      ) : (
        <p className="sc:text-sm sc:text-muted-foreground sc:wrap-anywhere">{`Policy: ${formatPolicy(first)}`}</p>
      )}
      <div className="sc:grid sc:gap-5 sc:sm:grid-cols-2">
        <Field label="Start Date" required error={errorOf('startDate')}>
          <Input type="date" {...register('startDate', { onBlur: moveEndDate, deps: ['endDate'] })} />
        </Field>
        <Field label="End Date" required error={errorOf('endDate')}>
          <Input type="date" {...register('endDate')} min={startDate || undefined} />
        </Field>
      </div>
      {proposal?.obstacle && !errorOf('startDate') && <Alert variant="warning">{proposal.obstacle}</Alert>}
      <Field label="Hours" required hint={hoursHint(proposal?.balances ?? [])} error={errorOf('hours')}>
        <Input type="number" inputMode="numeric" {...register('hours')} min={minHours} max={maxHours} step={1} />
      </Field>
      {/* As high as its text, which arrives later: the buttons below must not move under a finger. */}
      <p role="status" className="sc:-mt-3 sc:min-h-10 sc:text-sm sc:text-pretty">
        {proposal?.explanation}
      </p>
      <AffectedShifts
        firstName={person.firstName}
        days={{ startDate, endDate }}
        shifts={shifts}
        isRemoving={isRemoving}
        removeProps={register('removeFromShifts')}
        cancelProps={register('cancelEmptyShifts')}
      />
      <Field label="Note" optional hint={`${person.firstName} can read it.`} error={errorOf('note')}>
        <Textarea limit={maxNoteCharacters} {...register('note')} />
      </Field>
      <ConfirmationAlerts confirmations={confirmations} />
    </Form>
  );
}

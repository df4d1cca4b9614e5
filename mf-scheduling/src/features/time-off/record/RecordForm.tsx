import type { DialogGuard } from '@timetrack/contracts/routing';
import { useWatch } from '@timetrack/screens';
import { Alert, Field, Form, Textarea } from '@timetrack/ui';
import type { ShiftToReplace } from '../../replacements/index.js';
import { AffectedShifts, findShiftsToReplace } from '../components/AffectedShifts.js';
import { ConfirmationAlerts } from '../components/ConfirmationAlerts.js';
import { RequestFields } from '../components/RequestFields.js';
import { maxNoteCharacters } from '../components/request-schema.js';
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
      <RequestFields
        form={form}
        policies={policies}
        startDate={startDate}
        proposal={proposal}
        balances={proposal?.balances ?? []}
        onLeaveStartDate={moveEndDate}
      />
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

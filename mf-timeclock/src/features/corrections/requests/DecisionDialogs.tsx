import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import type { DialogGuard } from '@timetrack/contracts/routing';
import { fullName, type TimeZone, useTimeZone, useZodForm } from '@timetrack/screens';
import { Field, Form, OpenFormDialog, Textarea } from '@timetrack/ui';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { ConfirmLength, useLengthConfirmation } from '../../../components/times/ConfirmLength.js';
import { TimesFields } from '../../../components/times/TimesFields.js';
import { editSchema, emptyValues, valuesOf } from '../../../components/times/timesheet-form.js';
import { useTimesheetForm } from '../../../components/times/use-timesheet-form.js';
import type { RequestCard_CorrectionFragment } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import { refetchAfterReview } from '../../clock/index.js';
import { ApproveCorrection, DenyCorrection, RequestTimesCorrectionTimes } from './requests.graphql.js';

interface ChangeDialogProps {
  readonly request: RequestCard_CorrectionFragment;
  readonly guard: DialogGuard;
  readonly onDecided: (id: string) => void;
}

export function ChangeDialog({ request, guard, onDecided }: ChangeDialogProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const timeZone = useTimeZone();
  const length = useLengthConfirmation();
  const [values] = useState(() => valuesOfRequest(request, timeZone));
  const form = useTimesheetForm({
    schema: useMemo(() => editSchema(timeZone), [timeZone]),
    defaultValues: values,
    guard,
    failureTitle: 'Approval failed',
    failureFallback: 'Please try again',
    onSubmit: async ({ clockInAt, clockOutAt, breaks, notes }, context) => {
      const times = { clockInAt, clockOutAt, breaks: [...breaks], managerNotes: notes };
      const seen = { id: request.id, expectedVersion: request.timesheet?.version ?? null };
      const input = { ...seen, ...times, ...length.takeAnswer() };
      await client.mutate({ mutation: ApproveCorrection, variables: { input }, context });
      showToast({ title: 'Correction approved', description: fullName(request.user) });
      guard.close();
      onDecided(request.id);
      void refetchAfterReview(client);
    },
    onFailure: (error) => {
      if (length.askAbout(error)) return true;
      void refetchAfterReview(client);
      return false;
    },
  });
  return (
    <OpenFormDialog
      title="Change and Approve"
      description={`${fullName(request.user)} sees what you change. Times are in the organization’s timezone, ${timeZone.on(values.clockInAt.wall.text)}.`}
      guard={guard}
      className="tc:max-w-2xl"
    >
      <Form busy={form.isSubmitting} submitLabel="Approve" onSubmit={form.submit}>
        <TimesFields form={form} clockOutRequired={request.kind === 'ADD'} />
        <Field label="Note" optional error={form.errorOf('notes')}>
          <Textarea
            limit={500}
            value={form.values.notes}
            onChange={({ target }) => form.change({ notes: target.value })}
          />
        </Field>
      </Form>
      <ConfirmLength confirmation={length} onConfirm={() => void form.submit()} />
    </OpenFormDialog>
  );
}

function valuesOfRequest(request: RequestCard_CorrectionFragment, timeZone: TimeZone) {
  const after = readFragment(RequestTimesCorrectionTimes, request.after);
  if (!after) return emptyValues;
  const breaks = after.breaks.map((each, index) => ({ ...each, id: String(index) }));
  return valuesOf({ ...after, breaks }, timeZone);
}

const schema = z.object({
  managerNotes: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter a reason. The person can read it.'),
      z.maxLength(500, 'Reason must be at most 500 characters'),
    ),
});

interface DenyDialogProps {
  readonly request: RequestCard_CorrectionFragment;
  readonly guard: DialogGuard;
  readonly onDecided: (id: string) => void;
}

export function DenyDialog({ request, guard, onDecided }: DenyDialogProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues: { managerNotes: '' },
    guard,
    failureTitle: 'Denial failed',
    onSubmit: async ({ managerNotes }, context) => {
      const input = { id: request.id, managerNotes };
      await client.mutate({ mutation: DenyCorrection, variables: { input }, context });
      showToast({ title: 'Correction denied', description: fullName(request.user) });
      guard.close();
      onDecided(request.id);
      void refetchAfterReview(client);
    },
    // Someone else may have decided, or the person has withdrawn the request.
    onFailure: () => {
      void refetchAfterReview(client);
      return false;
    },
  });
  return (
    <OpenFormDialog
      title="Deny this request?"
      description={`${fullName(request.user)} reads what you write.`}
      guard={guard}
    >
      <Form busy={form.isSubmitting} submitLabel="Deny" submitVariant="destructive" onSubmit={form.submit}>
        <Field label="Reason" error={form.errorOf('managerNotes')}>
          <Textarea required limit={500} {...form.register('managerNotes')} />
        </Field>
      </Form>
    </OpenFormDialog>
  );
}

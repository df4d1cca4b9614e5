import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { type DialogGuard, useSearchParams } from '@timetrack/contracts/routing';
import { PersonCombobox, useTimeZone } from '@timetrack/screens';
import { Field, Form, Input, OpenFormDialog, Textarea } from '@timetrack/ui';
import { useMemo, useState } from 'react';
import { JobField } from '../../../components/JobField.js';
import { ConfirmLength, useLengthConfirmation } from '../../../components/times/ConfirmLength.js';
import { TimesFields } from '../../../components/times/TimesFields.js';
import { addSchema, prefilledValues } from '../../../components/times/timesheet-form.js';
import { useTimesheetForm } from '../../../components/times/use-timesheet-form.js';
import { refetchAfterReview, useJobs } from '../../clock/index.js';
import { readPrefill } from '../address/timesheets-address.js';
import { usePeople } from '../filters/use-filter-choices.js';
import { AddTimesheet } from '../row/timesheet-row.graphql.js';

export function AddTimesheetDialog({ guard }: { readonly guard: DialogGuard }) {
  const timeZone = useTimeZone();
  const jobs = useJobs();
  const { form, length } = useAddTimesheet(guard);
  const { values, change, errorOf } = form;
  return (
    <OpenFormDialog
      title="Add Timesheet"
      description={`For hours that someone worked and forgot to clock. Times are in the organization's timezone, ${timeZone}.`}
      guard={guard}
      className="tc:max-w-2xl"
    >
      <Form busy={form.isSubmitting} submitLabel="Add Timesheet" onSubmit={form.submit}>
        <PersonCombobox
          label="Employee"
          placeholder="Search for a name"
          required
          value={values.userId}
          error={errorOf('userId')}
          onChange={(userId) => change({ userId })}
          usePeople={usePeople}
        />
        <TimesFields form={form} clockOutRequired />
        <JobField jobs={jobs} value={values.jobId} onChange={(jobId) => change({ jobId })} error={errorOf('jobId')} />
        <Field label="Notes" optional error={errorOf('notes')}>
          <Textarea
            value={values.notes}
            maxLength={20_000}
            onChange={({ target }) => change({ notes: target.value })}
          />
        </Field>
        <Field
          label="Reason"
          optional
          error={errorOf('reason')}
          hint="Why the hours are added. The person sees it in the history."
        >
          <Input maxLength={500} value={values.reason} onChange={({ target }) => change({ reason: target.value })} />
        </Field>
      </Form>
      <ConfirmLength confirmation={length} onConfirm={() => void form.submit()} />
    </OpenFormDialog>
  );
}

function useAddTimesheet(guard: DialogGuard) {
  const client = useApolloClient();
  const showToast = useToast();
  const timeZone = useTimeZone();
  const [params] = useSearchParams();
  const [defaultValues] = useState(() => prefilledValues(readPrefill(params), timeZone));
  const length = useLengthConfirmation();
  const form = useTimesheetForm({
    schema: useMemo(() => addSchema(timeZone), [timeZone]),
    defaultValues,
    guard,
    failureTitle: 'Timesheet not added',
    failureFallback: 'Please try again',
    onSubmit: async ({ reason, ...values }, context) => {
      const input = { ...values, breaks: [...values.breaks], ...length.takeAnswer(), ...(reason.trim() && { reason }) };
      await client.mutate({ mutation: AddTimesheet, variables: { input }, context });
      showToast({ title: 'Timesheet added' });
      guard.close();
      void refetchAfterReview(client);
    },
    onFailure: length.askAbout,
  });
  return { form, length };
}

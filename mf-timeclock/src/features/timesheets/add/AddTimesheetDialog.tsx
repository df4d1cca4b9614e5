import type { DialogGuard } from '@timetrack/contracts/routing';
import { PersonCombobox, useTimeZone } from '@timetrack/screens';
import { Field, Form, Input, OpenFormDialog, Textarea } from '@timetrack/ui';
import { JobField } from '../../../components/JobField.js';
import { ConfirmLength } from '../../../components/times/ConfirmLength.js';
import { TimesFields } from '../../../components/times/TimesFields.js';
import { useJobs } from '../../clock/index.js';
import { usePeople } from '../address/use-people.js';
import { useAddTimesheet } from './use-add-timesheet.js';

/** Adds a timesheet that someone forgot to clock. */
export function AddTimesheetDialog({ guard }: { readonly guard: DialogGuard }) {
  const timeZone = useTimeZone();
  const jobs = useJobs();
  const { form, length } = useAddTimesheet(guard);
  const { values, change, errorOf } = form;
  return (
    <OpenFormDialog
      title="Add Timesheet"
      description={`For hours that someone worked and forgot to clock. Times are in the organization's timezone, ${timeZone}.`}
      unsaved={form.isDirty && !form.isSubmitting}
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

import { useQuery } from '@timetrack/client';
import { type DialogGuard, useUnsavedChanges } from '@timetrack/contracts/routing';
import { Field, Form, OpenFormDialog, Select, Textarea } from '@timetrack/ui';
import { useTimeZone } from '../../../time/use-time-zone.js';
import { LoadJobs } from '../../clock/job-picker.graphql.js';
import { TimesFields } from '../edit/TimesFields.js';
import { PersonPicker } from '../people/PersonPicker.js';
import { useAdd } from './use-add.js';

/** A timesheet that somebody forgot: for whom, from when to when, for what. */
export function AddDialog({ guard }: { readonly guard: DialogGuard }) {
  const timeZone = useTimeZone();
  const { data } = useQuery(LoadJobs);
  const { values, change, times, errors, unsaved, saving, save } = useAdd(guard.close);
  useUnsavedChanges(guard, unsaved);
  return (
    <OpenFormDialog
      title="Add Timesheet"
      description={`For hours that somebody worked and forgot to clock. Times are in the organization's timezone, ${timeZone}.`}
      unsaved={unsaved && !saving}
      guard={guard}
      className="tc:max-w-2xl"
    >
      <Form busy={saving} submitLabel="Add Timesheet" onSubmit={save}>
        <PersonPicker
          label="Employee"
          placeholder="Search for a name"
          required
          value={values.userId}
          error={errors.userId}
          onChange={(userId) => change({ userId })}
        />
        <TimesFields form={times} clockOutRequired />
        <Field label="Job" error={errors.jobId}>
          <Select value={values.jobId ?? ''} onChange={({ target }) => change({ jobId: target.value || null })}>
            <option value="">None</option>
            {data?.jobs.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Notes" optional error={errors.notes}>
          <Textarea
            value={values.notes}
            maxLength={20_000}
            onChange={({ target }) => change({ notes: target.value })}
          />
        </Field>
      </Form>
    </OpenFormDialog>
  );
}

import { useQuery } from '@timetrack/client';
import {
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  Select,
  Textarea,
} from '@timetrack/ui';
import { useState } from 'react';
import { useTimeZone } from '../../../time/use-time-zone.js';
import { LoadJobs } from '../../clock/job-picker.graphql.js';
import { TimesFields } from '../edit/TimesFields.js';
import { Question } from '../parts/Question.js';
import { useSubmit } from '../parts/use-submit.js';
import { PersonPicker } from '../people/PersonPicker.js';
import { closeListFirst } from '../people/use-person-search.js';
import { useAdd } from './use-add.js';

/** A timesheet that somebody forgot: for whom, from when to when, for what. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const timeZone = useTimeZone();
  const { data } = useQuery(LoadJobs);
  const { values, change, times, errors, unsaved, saving, save } = useAdd(onClose);
  const [leaving, setLeaving] = useState(false);
  const submit = useSubmit(save);
  const leave = () => {
    if (unsaved && !saving) setLeaving(true);
    else onClose();
  };
  return (
    <Dialog open onOpenChange={leave}>
      <DialogContent className="tc:max-w-2xl" onEscapeKeyDown={closeListFirst}>
        <DialogHeader>
          <DialogTitle>Add Timesheet</DialogTitle>
          <DialogDescription>
            For hours that somebody worked and forgot to clock. Times are in the organization&apos;s timezone,{' '}
            {timeZone}.
          </DialogDescription>
        </DialogHeader>
        <form {...submit} noValidate className="tc:flex tc:flex-col tc:gap-5">
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
          <DialogFooter>
            <Button variant="outline" onClick={leave}>
              Cancel
            </Button>
            <Button type="submit" busy={saving}>
              Add Timesheet
            </Button>
          </DialogFooter>
        </form>
        {leaving && (
          <Question
            title="Discard this timesheet?"
            description="What you entered is not saved."
            action="Discard"
            variant="destructive"
            onAction={onClose}
            onCancel={() => setLeaving(false)}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

import { Field, Select } from '@timetrack/ui';
import type { TimesheetForm } from '../../../components/times/use-timesheet-form.js';
import type { TimesheetDialog_TimesheetFragment } from '../../../gql/graphql.js';
import { useJobs } from '../../clock/index.js';

interface JobFieldProps {
  readonly form: TimesheetForm;
  readonly timesheet: TimesheetDialog_TimesheetFragment;
}

/** The job of a timesheet. It may have been retired since the work was done. */
export function JobField({ form: { values, change, errorOf }, timesheet }: JobFieldProps) {
  const active = useJobs();
  const { job, status } = timesheet;
  const jobs = job && !active.some(({ id }) => id === job.id) ? [...active, job] : active;
  if (jobs.length === 0) return null;
  const hint = status === 'APPROVED' ? 'A changed job has to be approved again.' : undefined;
  return (
    <Field label="Job" hint={hint} error={errorOf('jobId')}>
      <Select value={values.jobId ?? ''} onChange={({ target }) => change({ jobId: target.value || null })}>
        <option value="">None</option>
        {jobs.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

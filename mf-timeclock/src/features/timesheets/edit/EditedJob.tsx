import { JobField } from '../../../components/JobField.js';
import type { TimesheetForm } from '../../../components/times/use-timesheet-form.js';
import { useJobs } from '../../clock/index.js';
import type { DialogTimesheet } from './timesheet-dialog.graphql.js';

interface EditedJobProps {
  readonly form: TimesheetForm;
  readonly timesheet: DialogTimesheet;
}

/** The job of a timesheet. Renders nothing if the organization has no jobs. */
export function EditedJob({ form: { values, change, errorOf }, timesheet: { job, status } }: EditedJobProps) {
  const jobs = useJobs(job);
  if (jobs.length === 0) return null;
  return (
    <JobField
      jobs={jobs}
      value={values.jobId}
      onChange={(jobId) => change({ jobId })}
      hint={status === 'APPROVED' ? 'A changed job has to be approved again.' : undefined}
      error={errorOf('jobId')}
    />
  );
}

import { JobField } from '../../components/JobField.js';
import type { JobChoice } from './use-job-choice.js';

interface JobPickerProps {
  readonly choice: JobChoice;
  /** True while a clock-in is being sent, so that its job can't change. */
  readonly disabled: boolean;
}

/** The job of the next clock-in. Renders nothing if the organization has no jobs. */
export function JobPicker({ choice: { jobs, job, choose }, disabled }: JobPickerProps) {
  if (jobs.length === 0) return null;
  return (
    <JobField
      jobs={jobs}
      value={job?.id ?? null}
      onChange={choose}
      disabled={disabled}
      selectClassName="tc:h-16 tc:rounded-lg tc:px-4 tc:pr-10 tc:text-lg tc:md:h-12 tc:md:text-base tc:pointer-coarse:min-h-16"
    />
  );
}

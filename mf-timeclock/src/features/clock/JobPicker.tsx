import { Field, Select } from '@timetrack/ui/basics';
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
    <Field label="Job">
      <Select
        disabled={disabled}
        value={job?.id ?? ''}
        onChange={({ target }) => choose(target.value || null)}
        className="tc:h-16 tc:rounded-lg tc:px-4 tc:pr-10 tc:text-lg tc:md:h-12 tc:md:text-base tc:pointer-coarse:min-h-16"
      >
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

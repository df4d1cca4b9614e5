import { Field, Select } from '@timetrack/ui/basics';

interface JobFieldProps {
  readonly jobs: readonly { readonly id: string; readonly name: string }[];
  readonly value: string | null;
  readonly onChange: (jobId: string | null) => void;
  readonly disabled?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly className?: string;
  readonly selectClassName?: string;
}

export function JobField({ jobs, value, onChange, disabled, selectClassName, ...field }: JobFieldProps) {
  return (
    <Field label="Job" {...field}>
      <Select
        disabled={disabled}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
        className={selectClassName}
        options={jobs.map(({ id, name }) => [id, name])}
      >
        <option value="">None</option>
      </Select>
    </Field>
  );
}

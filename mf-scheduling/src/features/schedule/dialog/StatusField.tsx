import { Field, Select } from '@timetrack/ui/basics';
import type { ScheduleStatus } from '../../../gql/graphql.js';
import { statusLabels } from '../shift/shift-style.js';

interface StatusFieldProps {
  readonly value: ScheduleStatus;
  readonly error: string | undefined;
  readonly onChange: (status: ScheduleStatus) => void;
}

const statuses: readonly ScheduleStatus[] = ['DRAFT', 'PUBLISHED', 'CANCELED'];

export function StatusField({ value, error, onChange }: StatusFieldProps) {
  return (
    <Field label="Status" error={error} hint={value === 'DRAFT' ? 'Only managers see drafts' : undefined}>
      <Select
        value={value}
        onChange={({ target }) => {
          const selected = statuses.find((status) => status === target.value);
          if (selected) onChange(selected);
        }}
        options={statuses.map((status) => [status, statusLabels[status]])}
      />
    </Field>
  );
}

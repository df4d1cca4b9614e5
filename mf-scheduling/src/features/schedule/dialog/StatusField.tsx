import { Field, Select } from '@timetrack/ui';
import type { ScheduleStatus } from '../../../gql/graphql.js';
import { statusNames } from '../shift/look.js';

interface StatusFieldProps {
  readonly value: ScheduleStatus;
  readonly onChange: (status: ScheduleStatus) => void;
}

const statuses: readonly ScheduleStatus[] = ['DRAFT', 'PUBLISHED', 'CANCELED'];

export function StatusField({ value, onChange }: StatusFieldProps) {
  return (
    <Field label="Status" hint={value === 'DRAFT' ? 'Only managers see a draft' : undefined}>
      <Select
        value={value}
        onChange={({ target }) => {
          const chosen = statuses.find((status) => status === target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {statuses.map((status) => (
          <option key={status} value={status}>
            {statusNames[status]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

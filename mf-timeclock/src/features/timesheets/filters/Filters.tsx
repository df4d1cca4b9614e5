import { PersonCombobox } from '@timetrack/screens';
import { Field, Select } from '@timetrack/ui';
import type { DateRanges } from '../address/days.js';
import { exceptions, type Filter, statuses } from '../address/timesheets-address.js';
import { usePeople } from '../address/use-people.js';
import { exceptionLabels, statusLabels } from '../row/labels.js';
import { PeriodFilter } from './PeriodFilter.js';

interface FiltersProps {
  readonly filter: Filter;
  readonly dateRanges: DateRanges | null;
  readonly onChange: (changes: Partial<Filter>) => void;
}

export function Filters({ filter, dateRanges, onChange }: FiltersProps) {
  return (
    <section
      aria-label="Filters"
      className="tc:grid tc:grid-cols-2 tc:items-end tc:gap-x-3 tc:gap-y-4 tc:lg:grid-cols-4"
    >
      <PersonCombobox
        label="Employee"
        placeholder="Everyone"
        value={filter.userId}
        onChange={(userId) => onChange({ userId })}
        usePeople={usePeople}
      />
      <PeriodFilter period={filter.period} dateRanges={dateRanges} onChange={(period) => onChange({ period })} />
      <Field label="Status">
        <EnumSelect
          value={filter.status}
          values={statuses}
          labels={statusLabels}
          onChoose={(status) => onChange({ status })}
        />
      </Field>
      <Field label="Exception">
        <EnumSelect
          value={filter.exception}
          values={exceptions}
          labels={exceptionLabels}
          onChoose={(exception) => onChange({ exception })}
        />
      </Field>
    </section>
  );
}

interface EnumSelectProps<Value extends string> {
  readonly value: Value | null;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly onChoose: (value: Value | null) => void;
  /** Set by `Field`. */
  readonly id?: string;
}

function EnumSelect<Value extends string>({
  value: current,
  values,
  labels,
  onChoose,
  ...wiring
}: EnumSelectProps<Value>) {
  return (
    <Select
      {...wiring}
      value={current ?? ''}
      onChange={({ target }) => onChoose(values.find((value) => value === target.value) ?? null)}
    >
      <option value="">Any</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {labels[value]}
        </option>
      ))}
    </Select>
  );
}

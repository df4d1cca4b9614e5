import { Field, Select } from '@timetrack/ui';
import { exceptions, type Filter, statuses } from '../address/address.js';
import { PersonPicker } from '../people/PersonPicker.js';
import { exceptionNames, statusNames } from '../words.js';
import { PeriodFilter } from './PeriodFilter.js';
import type { Calendar } from './periods.js';

interface FiltersProps {
  readonly filter: Filter;
  readonly calendar: Calendar | null;
  readonly onChange: (changes: Partial<Filter>) => void;
}

export function Filters({ filter, calendar, onChange }: FiltersProps) {
  return (
    <section
      aria-label="Filters"
      className="tc:grid tc:grid-cols-2 tc:items-end tc:gap-x-3 tc:gap-y-4 tc:lg:grid-cols-4"
    >
      <PersonPicker
        label="Employee"
        placeholder="Everybody"
        value={filter.userId}
        onChange={(userId) => onChange({ userId })}
      />
      <PeriodFilter period={filter.period} calendar={calendar} onChange={(period) => onChange({ period })} />
      <Field label="Status">
        <Choice
          value={filter.status}
          values={statuses}
          names={statusNames}
          onChoose={(status) => onChange({ status })}
        />
      </Field>
      <Field label="Exception">
        <Choice
          value={filter.exception}
          values={exceptions}
          names={exceptionNames}
          onChoose={(exception) => onChange({ exception })}
        />
      </Field>
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  readonly value: Value | null;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly onChoose: (value: Value | null) => void;
  /** The field's own. */
  readonly id?: string;
}

function Choice<Value extends string>({ value, values, names, onChoose, ...wiring }: ChoiceProps<Value>) {
  return (
    <Select
      {...wiring}
      value={value ?? ''}
      onChange={({ target }) => onChoose(values.find((one) => one === target.value) ?? null)}
    >
      <option value="">Any</option>
      {values.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </Select>
  );
}

import { Avatar } from '@timetrack/ui';
import { useState } from 'react';
import { fullName } from '../format/person-name.js';
import { Combobox } from './Combobox.js';
import type { ComboboxProps, OptionFormat } from './combobox.types.js';
import type { PersonOption, UsePeopleSearch } from './people.js';

type FieldProps = Pick<
  ComboboxProps<PersonOption>,
  'label' | 'placeholder' | 'hint' | 'error' | 'required' | 'optional' | 'className'
>;

interface PersonComboboxProps extends FieldProps {
  /** The id of the selected person. */
  readonly value: string | null;
  readonly onChange: (userId: string | null) => void;
  readonly usePeople: UsePeopleSearch;
}

/** Finds one person by name. */
export function PersonCombobox({ value, onChange, usePeople, ...field }: PersonComboboxProps) {
  const [search, setSearch] = useState<string | null>(null);
  const selectedIds = value === null ? [] : [value];
  const { people, selected, isLoading, remaining } = usePeople({ text: search, selectedIds });
  const [person] = selected;
  return (
    <Combobox
      {...field}
      format={personFormat}
      results={{ options: people, isLoading, remaining }}
      search={search}
      onSearch={setSearch}
      selected={selectedIds}
      text={person ? fullName(person) : ''}
      onPick={({ id }) => onChange(id)}
      onClear={value === null ? undefined : () => onChange(null)}
      emptyText="No one has that name"
    />
  );
}

interface PeopleComboboxProps extends FieldProps {
  /** The ids of the selected people. */
  readonly value: readonly string[];
  readonly onChange: (userIds: readonly string[]) => void;
  readonly usePeople: UsePeopleSearch;
}

/** Finds any number of people by name. Show the selected ones next to it, with a way to remove each. */
export function PeopleCombobox({ value, onChange, usePeople, ...field }: PeopleComboboxProps) {
  const [search, setSearch] = useState<string | null>(null);
  const { people, isLoading, remaining } = usePeople({ text: search, selectedIds: value });
  return (
    <Combobox
      {...field}
      multiple
      format={personFormat}
      results={{ options: people, isLoading, remaining }}
      search={search}
      onSearch={setSearch}
      selected={value}
      onPick={({ id }) => onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id])}
      emptyText="No one has that name"
    />
  );
}

const personFormat: OptionFormat<PersonOption> = {
  keyOf: ({ id }) => id,
  textOf: fullName,
  render: (person) => (
    <>
      <Avatar firstName={person.firstName} lastName={person.lastName} color={person.scheduleColor} size="sm" />
      <span className="min-w-0 flex-1 truncate text-left">{fullName(person)}</span>
      {person.note && <span className="text-xs text-muted-foreground">{person.note}</span>}
    </>
  ),
};

import { formatWeekday, fullName, matchesName } from '@timetrack/screens/basics';
import { type Elements, Input } from '@timetrack/ui/basics';
import { useId, useState } from 'react';

interface CheckListProps {
  readonly legend: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  /** Ids, in the order of the options. */
  readonly selected: readonly string[];
  readonly onSelect: (ids: string[]) => void;
  readonly error?: string | undefined;
  /** Shown above the options. */
  readonly children?: Elements;
}

/** Check boxes with labels as large as buttons. */
function CheckList({ legend, options, selected, onSelect, error, children }: CheckListProps) {
  const errorId = useId();
  const select = (id: string, isChecked: boolean) =>
    onSelect(options.map((one) => one.id).filter((one) => (one === id ? isChecked : selected.includes(one))));
  return (
    <fieldset className="sc:min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="sc:mb-2 sc:text-sm sc:font-medium">{legend}</legend>
      {children}
      <div className="sc:flex sc:max-h-54 sc:flex-wrap sc:gap-1.5 sc:overflow-y-auto sc:p-0.5 sc:md:max-h-40">
        {options.map(({ id, name }) => (
          <Check
            key={id}
            label={name}
            isChecked={selected.includes(id)}
            onCheck={(isChecked) => select(id, isChecked)}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className="sc:mt-1.5 sc:text-sm sc:text-destructive">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface CheckProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}

function Check({ label, isChecked, onCheck }: CheckProps) {
  return (
    <label className="sc:flex sc:min-h-9 sc:cursor-pointer sc:items-center sc:gap-2 sc:rounded-md sc:border sc:border-input sc:px-2 sc:text-sm sc:hover:bg-accent sc:has-checked:border-primary sc:pointer-coarse:min-h-11">
      <input
        type="checkbox"
        className="sc:size-4 sc:accent-primary"
        checked={isChecked}
        onChange={({ target }) => onCheck(target.checked)}
      />
      <span className="sc:min-w-0 sc:wrap-anywhere">{label}</span>
    </label>
  );
}

interface DaysFieldProps extends Pick<CheckListProps, 'selected' | 'onSelect' | 'error'> {
  readonly legend?: string;
  readonly days: readonly string[];
}

export function DaysField({ legend = 'Days', days, ...field }: DaysFieldProps) {
  return (
    <CheckList
      legend={legend}
      options={days.map((day) => ({ id: day, name: `${formatWeekday(day, 'short')} ${Number(day.slice(8))}` }))}
      {...field}
    />
  );
}

interface Candidate {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Up to this number, all people are in view. */
const fewPeople = 12;

interface PeopleFieldProps extends Pick<CheckListProps, 'selected' | 'onSelect' | 'error'> {
  readonly people: readonly Candidate[];
}

export function PeopleField({ people, selected, onSelect, error }: PeopleFieldProps) {
  const [text, setText] = useState('');
  const found = people.filter((person) => matchesName(person, text));
  const hasAll = found.length > 0 && found.every(({ id }) => selected.includes(id));
  const selectIn = (ids: readonly string[], chosen: readonly string[]) =>
    onSelect(
      people.map(({ id }) => id).filter((id) => (ids.includes(id) ? chosen.includes(id) : selected.includes(id))),
    );
  const ids = found.map(({ id }) => id);
  return (
    <CheckList
      legend={selected.length === 0 ? 'People' : `People (${selected.length})`}
      options={found.map((person) => ({ id: person.id, name: fullName(person) }))}
      selected={selected}
      onSelect={(chosen) => selectIn(ids, chosen)}
      error={error}
    >
      <div className="sc:mb-2 sc:flex sc:flex-wrap sc:items-center sc:gap-2 sc:px-0.5">
        <Check
          label={text === '' ? `All ${people.length} people` : `All ${found.length} found`}
          isChecked={hasAll}
          onCheck={(isChecked) => selectIn(ids, isChecked ? ids : [])}
        />
        {people.length > fewPeople && (
          <Input
            type="search"
            aria-label="Find people to plan"
            placeholder="Find people"
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="sc:w-40"
          />
        )}
      </div>
    </CheckList>
  );
}

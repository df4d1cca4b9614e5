import { useQuery } from '@timetrack/client';
import { Field, Select } from '@timetrack/ui/basics';
import { LoadTeamsAndPlaces } from '../board/schedule.graphql.js';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Choice {
  readonly value: string | null;
  /** The stored one, which may be retired by now. */
  readonly current: Named | null;
  readonly error: string | undefined;
  readonly onChange: (id: string | null) => void;
}

interface FormField {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

/** A choice in a form: of `useController`, with the stored one and the error. */
export const choiceOf = (
  { value, onChange }: FormField,
  current: Named | null | undefined,
  error: string | undefined,
): Choice => ({ value, onChange, current: current ?? null, error });

interface TeamAndPlaceFieldsProps {
  /** Of each field. */
  readonly className?: string;
  readonly team: Choice;
  readonly place: Choice;
}

/** The team whose hours a shift plans, and where it is. Each is absent in an organization without any. */
export function TeamAndPlaceFields({ className, team, place }: TeamAndPlaceFieldsProps) {
  const { data } = useQuery(LoadTeamsAndPlaces, { fetchPolicy: 'cache-and-network' });
  return (
    <>
      <ChoiceField className={className} label="Team" choices={data?.viewer?.teams?.nodes ?? []} {...team} />
      <ChoiceField className={className} label="Place" choices={data?.viewer?.places?.nodes ?? []} {...place} />
    </>
  );
}

interface ChoiceFieldProps extends Choice {
  readonly className: string | undefined;
  readonly label: string;
  readonly choices: readonly Named[];
}

function ChoiceField({ className, label, choices, value, current, error, onChange }: ChoiceFieldProps) {
  const known = current && !choices.some(({ id }) => id === current.id) ? [current, ...choices] : choices;
  // A template may have one that is retired, or that the viewer does not see.
  const isOther = value !== null && !known.some(({ id }) => id === value);
  const listed = isOther ? [{ id: value, name: `Another ${label.toLowerCase()}` }, ...known] : known;
  if (listed.length === 0) return null;
  return (
    <Field label={label} optional error={error} className={className}>
      <Select
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
        options={listed.map(({ id, name }) => [id, name])}
      >
        <option value="">{`No ${label.toLowerCase()}`}</option>
      </Select>
    </Field>
  );
}

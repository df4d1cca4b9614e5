import { skipToken, useQuery } from '@timetrack/client';
import { Field, Select } from '@timetrack/ui/basics';
import { LoadTeamAndPlace, LoadTeamsAndPlaces } from '../board/schedule.graphql.js';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Choice {
  /** Undefined if the user has chosen nothing. */
  readonly value: string | null | undefined;
  /** The stored one, which may be retired by now. */
  readonly current: Named | null;
  readonly error: string | undefined;
  readonly onChange: (id: string | null) => void;
}

interface FormField {
  readonly value: string | null | undefined;
  readonly onChange: (id: string | null) => void;
}

/** A choice in a form: of `useController`, with the stored one and the error. */
export const choiceOf = (
  { value, onChange }: FormField,
  current: Named | null | undefined,
  error: string | undefined,
): Choice => ({ value, onChange, current: current ?? null, error });

interface TeamAndPlaceFieldsProps {
  readonly team: Choice;
  readonly place: Choice;
}

/** The team whose hours a shift plans, and where it is. Each is absent in an organization without any. */
export function TeamAndPlaceFields({ team, place }: TeamAndPlaceFieldsProps) {
  const { data } = useQuery(LoadTeamsAndPlaces, { fetchPolicy: 'cache-and-network' });
  return (
    <>
      <ChoiceField label="Team" choices={data?.viewer?.teams?.nodes ?? []} {...team} />
      <ChoiceField label="Place" choices={data?.viewer?.places?.nodes ?? []} {...place} />
    </>
  );
}

interface ChoiceFieldProps extends Choice {
  readonly label: string;
  readonly choices: readonly Named[];
}

function ChoiceField({ label, choices, value, current, error, onChange }: ChoiceFieldProps) {
  const listed = current && !choices.some(({ id }) => id === current.id) ? [current, ...choices] : choices;
  if (listed.length === 0) return null;
  return (
    <Field label={label} optional error={error}>
      <Select
        value={(value === undefined ? current?.id : value) ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
        options={listed.map(({ id, name }) => [id, name])}
      >
        <option value="">{`No ${label.toLowerCase()}`}</option>
      </Select>
    </Field>
  );
}

/** The team and the place of a shift. Null until they are loaded, and without a shift. */
export function useTeamAndPlace(id: string | null) {
  const { data } = useQuery(
    LoadTeamAndPlace,
    id === null ? skipToken : { variables: { id }, fetchPolicy: 'cache-and-network' },
  );
  return data?.viewer?.schedule ?? null;
}

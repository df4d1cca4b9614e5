import { useSession } from '@timetrack/contracts';
import { Field, Select } from '@timetrack/ui';

interface TeamFilterProps {
  /** Undefined until they are loaded. */
  readonly teams: readonly { readonly id: string; readonly name: string }[] | undefined;
  /** The id of the chosen team. Null for everyone. */
  readonly value: string | null;
  readonly onChange: (teamId: string | null) => void;
}

/** Limits a page to the people of a team. Absent where there is nothing to choose. An entry of its own, as `ReachNote` is. */
export function TeamFilter({ teams = [], value, onChange }: TeamFilterProps) {
  const { role, reach } = useSession().user;
  const least = role === 'MANAGER' && reach === 'TEAMS' ? 2 : 1;
  if (teams.length < least && value === null) return null;
  const isUnknown = value !== null && !teams.some(({ id }) => id === value);
  return (
    <Field label="Team">
      <Select
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
        options={[
          ...teams.map(({ id, name }) => [id, name] as const),
          ...(isUnknown ? [[value, 'Another team'] as const] : []),
        ]}
      >
        <option value="">All teams</option>
      </Select>
    </Field>
  );
}

import { roleNames } from '@timetrack/contracts';
import { Avatar, cn, Input } from '@timetrack/ui';
import { CircleAlert, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { Board, Person, Shift } from '../board/board.js';
import { matches } from '../board/matches.js';

interface EmployeesFieldProps {
  readonly board: Board;
  readonly shift: Shift | null;
  readonly value: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (ids: readonly string[]) => void;
}

/** So many are listed at once; the search finds the others. */
const mostListed = 60;

/** Who is assigned: any number of the active members. */
export function EmployeesField({ board, shift, value, error, onChange }: EmployeesFieldProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const people = board.rows.map(({ person }) => person);
  const found = people.filter(({ user }) => matches(user, search));
  const toggle = (personId: string) =>
    onChange(value.includes(personId) ? value.filter((one) => one !== personId) : [...value, personId]);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="sc:flex sc:min-w-0 sc:flex-col sc:gap-2">
      <legend className="sc:mb-1.5 sc:text-sm sc:font-medium">Employees</legend>
      <Chosen people={people} shift={shift} value={value} onRemove={toggle} />
      <Input
        type="search"
        aria-label="Search employees"
        placeholder="Search employees"
        aria-invalid={error ? true : undefined}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          // Enter takes the one that was found, instead of saving what is not finished.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const [only, ...others] = found;
          if (only && others.length === 0) toggle(only.user.id);
        }}
      />
      <ul className="sc:max-h-52 sc:overflow-y-auto sc:rounded-md sc:border sc:border-border sc:bg-field sc:p-1">
        {found.slice(0, mostListed).map((person) => (
          <Option key={person.user.id} person={person} chosen={value.includes(person.user.id)} onToggle={toggle} />
        ))}
        {found.length === 0 && (
          <li className="sc:px-2 sc:py-3 sc:text-sm sc:text-muted-foreground">Nobody active has that name</li>
        )}
        {found.length > mostListed && (
          <li className="sc:px-2 sc:py-2 sc:text-sm sc:text-muted-foreground">
            {found.length - mostListed} more: search for a name
          </li>
        )}
      </ul>
      {error && (
        <p
          id={`${id}-error`}
          role="alert"
          className="sc:flex sc:items-start sc:gap-1.5 sc:text-sm sc:font-medium sc:text-destructive"
        >
          <CircleAlert aria-hidden="true" className="sc:mt-0.5 sc:size-4 sc:shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface OptionProps {
  readonly person: Person;
  readonly chosen: boolean;
  readonly onToggle: (id: string) => void;
}

function Option({ person: { user }, chosen, onToggle }: OptionProps) {
  return (
    <li>
      <label
        className={cn(
          'sc:flex sc:min-h-11 sc:cursor-pointer sc:md:min-h-9 sc:items-center sc:gap-3 sc:rounded-sm sc:px-2 sc:text-sm sc:hover:bg-accent',
          chosen && 'sc:bg-primary-soft',
        )}
      >
        <input
          type="checkbox"
          checked={chosen}
          onChange={() => onToggle(user.id)}
          className="sc:size-4 sc:accent-primary"
        />
        <Avatar firstName={user.firstName} lastName={user.lastName} color={user.scheduleColor} size="sm" />
        <span className="sc:min-w-0 sc:flex-1 sc:truncate">
          {user.firstName} {user.lastName}
        </span>
        <span className="sc:text-xs sc:text-muted-foreground">{roleNames[user.role]}</span>
      </label>
    </li>
  );
}

interface ChosenProps {
  readonly people: readonly Person[];
  readonly shift: Shift | null;
  readonly value: readonly string[];
  readonly onRemove: (id: string) => void;
}

/** Those who are assigned, also somebody who was archived since. */
function Chosen({ people, shift, value, onRemove }: ChosenProps) {
  if (value.length === 0) return null;
  const users = [...people.map(({ user }) => user), ...(shift?.assignees ?? [])];
  return (
    <ul aria-label="Assigned" className="sc:flex sc:flex-wrap sc:gap-1.5">
      {value.map((id) => {
        const user = users.find((one) => one.id === id);
        const name = user ? `${user.firstName} ${user.lastName}` : 'Somebody unknown';
        const active = people.some((person) => person.user.id === id);
        return (
          <li
            key={id}
            className="sc:flex sc:max-w-full sc:items-center sc:gap-1 sc:rounded-full sc:bg-secondary sc:pl-3 sc:text-sm sc:text-secondary-foreground"
          >
            <span className="sc:min-w-0 sc:truncate">{name}</span>
            {!active && <span className="sc:text-xs sc:text-muted-foreground">(archived)</span>}
            <button
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => onRemove(id)}
              className="sc:grid sc:size-7 sc:shrink-0 sc:cursor-pointer sc:place-items-center sc:rounded-full sc:hover:bg-secondary-hover sc:pointer-coarse:size-11"
            >
              <X aria-hidden="true" className="sc:size-3.5" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

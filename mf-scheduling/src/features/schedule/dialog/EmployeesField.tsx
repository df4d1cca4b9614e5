import { roleNames } from '@timetrack/contracts';
import { findPeople, fullName, PeopleCombobox, type PeopleSearch } from '@timetrack/screens';
import { X } from '@timetrack/ui/icons';
import type { Board, Shift } from '../board/arrange-board.js';

interface EmployeesFieldProps {
  readonly board: Board;
  readonly shift: Shift | null;
  readonly value: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (ids: readonly string[]) => void;
}

/** Selects any number of active members. */
export function EmployeesField({ board, shift, value, error, onChange }: EmployeesFieldProps) {
  const people = board.rows.map(({ person: { user } }) => ({ ...user, note: roleNames[user.role] }));
  const usePeople = (search: PeopleSearch) => ({ ...findPeople(people, search), isLoading: false });
  return (
    <div className="sc:flex sc:min-w-0 sc:flex-col sc:gap-2">
      <PeopleCombobox
        label="Employees"
        required
        placeholder="Search employees"
        error={error}
        value={value}
        onChange={onChange}
        usePeople={usePeople}
      />
      <AssignedPeople
        board={board}
        shift={shift}
        value={value}
        onRemove={(id) => onChange(value.filter((one) => one !== id))}
      />
    </div>
  );
}

interface AssignedPeopleProps extends Pick<EmployeesFieldProps, 'board' | 'shift' | 'value'> {
  readonly onRemove: (id: string) => void;
}

/** The selected people. A schedule can have assignees who have been archived since. */
function AssignedPeople({ board, shift, value, onRemove }: AssignedPeopleProps) {
  if (value.length === 0) return null;
  const active = board.rows.map(({ person }) => person.user);
  const candidates = [...active, ...(shift?.assignees ?? [])];
  return (
    <ul aria-label="Assigned" className="sc:flex sc:flex-wrap sc:gap-1.5">
      {value.map((id) => {
        const user = candidates.find((one) => one.id === id);
        const name = user ? fullName(user) : 'Unknown person';
        const isArchived = !active.some((one) => one.id === id);
        return (
          <li
            key={id}
            className="sc:flex sc:max-w-full sc:items-center sc:gap-1 sc:rounded-full sc:bg-secondary sc:pl-3 sc:text-sm sc:text-secondary-foreground"
          >
            <span className="sc:min-w-0 sc:truncate">{name}</span>
            {isArchived && <span className="sc:text-xs sc:text-muted-foreground">(archived)</span>}
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

import { roleNames } from '@timetrack/contracts';
import {
  findPeople,
  fullName,
  LoadFailure,
  PeopleCombobox,
  type PeopleSearch,
  useController,
} from '@timetrack/screens';
import { X } from '@timetrack/ui/icons';
import type { Shift } from '../board/arrange-board.js';
import type { AssignablePeople } from '../board/use-shift.js';
import { useConflicts } from '../shift/conflicts.js';
import { FindReplacements, type ScheduleGuard } from './CopyButtons.js';
import type { ScheduleForm } from './use-schedule-form.js';

interface EmployeesFieldProps {
  readonly form: ScheduleForm;
  readonly assignable: AssignablePeople;
  readonly shift: Shift | null;
  readonly guard: ScheduleGuard;
}

export function EmployeesField({ form, assignable, shift, guard }: EmployeesFieldProps) {
  const { value, onChange } = useController({ control: form.control, name: 'assignees' }).field;
  const active = assignable.people;
  const people = (active ?? []).map((user) => ({ ...user, note: roleNames[user.role] }));
  const usePeople = (search: PeopleSearch) => ({ ...findPeople(people, search), isLoading: active === null });
  return (
    <div className="sc:flex sc:min-w-0 sc:flex-col sc:gap-2">
      <PeopleCombobox
        label="Employees"
        required
        placeholder="Search employees"
        error={form.errorOf('assignees')}
        value={value}
        onChange={onChange}
        usePeople={usePeople}
      />
      {assignable.error !== undefined && (
        <LoadFailure title="The people could not be loaded" error={assignable.error} onRetry={assignable.onRetry} />
      )}
      <AssignedPeople
        active={active}
        shift={shift}
        value={value}
        onRemove={(id) => onChange(value.filter((one) => one !== id))}
      />
      {shift && <FindReplacements shift={shift} isDirty={form.isDirty} guard={guard} />}
    </div>
  );
}

interface AssignedPeopleProps extends Pick<EmployeesFieldProps, 'shift'> {
  readonly value: readonly string[];
  readonly active: AssignablePeople['people'];
  readonly onRemove: (id: string) => void;
}

/** The selected people. A schedule can have assignees who have been archived since, or are off. */
function AssignedPeople({ active, shift, value, onRemove }: AssignedPeopleProps) {
  const conflicts = useConflicts(shift?.id ?? '');
  if (value.length === 0) return null;
  const candidates = [...(active ?? []), ...(shift?.assignees ?? [])];
  return (
    <ul aria-label="Assigned" className="sc:flex sc:flex-wrap sc:gap-1.5">
      {value.map((id) => {
        const user = candidates.find((one) => one.id === id);
        const unknown = active ? 'Unknown person' : 'Loading…';
        const name = user ? fullName(user) : unknown;
        const isArchived = active !== null && !active.some((one) => one.id === id);
        return (
          <li
            key={id}
            className="sc:flex sc:max-w-full sc:items-center sc:gap-1 sc:rounded-full sc:bg-secondary sc:pl-3 sc:text-sm sc:text-secondary-foreground"
          >
            <span className="sc:min-w-0 sc:truncate">{name}</span>
            {isArchived && <span className="sc:text-xs sc:text-muted-foreground">(archived)</span>}
            {conflicts.some(({ code, userId }) => code === 'TIME_OFF' && userId === id) && (
              <span className="sc:text-xs sc:text-warning">(time off)</span>
            )}
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

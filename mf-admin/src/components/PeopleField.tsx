import { findPeople, fullName, PersonCombobox, type PersonOption } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { X } from '@timetrack/ui/icons';

interface PeopleFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  /** The accessible name of the list of chosen people. */
  readonly chosenLabel: string;
  /** Everyone who can be chosen. */
  readonly people: readonly PersonOption[];
  /** People who may be chosen already, and no longer be among those. */
  readonly others?: readonly PersonOption[];
  readonly isLoading: boolean;
  readonly userIds: readonly string[];
  readonly onChange: (userIds: readonly string[]) => void;
}

/** Chooses people one by one. The list closes after each person, because an open one covers the button of the form. */
export function PeopleField(props: PeopleFieldProps) {
  const { chosenLabel, people, others = [], isLoading, userIds, onChange, ...field } = props;
  const choosable = people.filter(({ id }) => !userIds.includes(id));
  const known = [...people, ...others.filter(({ id }) => !people.some((person) => person.id === id))];
  return (
    <div className="ad:flex ad:flex-col ad:gap-3">
      <PersonCombobox
        {...field}
        placeholder="Search for a name"
        value={null}
        onChange={(id) => id && onChange([...userIds, id])}
        usePeople={(search) => ({ ...findPeople(choosable, search), isLoading })}
      />
      <ul
        aria-label={chosenLabel}
        className="ad:flex ad:max-h-60 ad:flex-wrap ad:gap-2 ad:overflow-y-auto ad:empty:hidden"
      >
        {known
          .filter(({ id }) => userIds.includes(id))
          .map((person) => (
            <li key={person.id}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Remove ${fullName(person)}`}
                onClick={() => onChange(userIds.filter((id) => id !== person.id))}
              >
                <span>{fullName(person)}</span>
                <X aria-hidden="true" />
              </Button>
            </li>
          ))}
      </ul>
    </div>
  );
}

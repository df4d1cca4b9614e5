import { fullName } from '@timetrack/screens';
import { Avatar } from '@timetrack/ui';
import { SelectBox } from './SelectBox.js';
import { approvableOf, type Selection } from './selection.js';
import type { PersonWeek } from './week.graphql.js';

interface PersonCellProps {
  readonly person: PersonWeek;
  readonly selection: Selection;
  readonly onToggle: (ids: readonly string[]) => void;
}

/** Who worked, with a box that selects everything of the person that can be approved. */
export function PersonCell({ person, selection, onToggle }: PersonCellProps) {
  const ids = approvableOf(person).map(({ id }) => id);
  const selected = ids.filter((id) => selection.has(id)).length;
  const { firstName, lastName, scheduleColor } = person.user;
  const name = fullName(person.user);
  return (
    <div className="tc:flex tc:items-center tc:gap-2">
      {ids.length > 0 && (
        <SelectBox
          label={`Select the week of ${name}`}
          checked={selected === ids.length}
          isPartial={selected > 0 && selected < ids.length}
          onChange={() => onToggle(ids)}
        />
      )}
      <Avatar firstName={firstName} lastName={lastName} color={scheduleColor} className="tc:size-7" />
      <span className="tc:min-w-0 tc:wrap-anywhere">{name}</span>
    </div>
  );
}

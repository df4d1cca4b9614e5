import { Avatar, cn } from '@timetrack/ui';
import { Check } from 'lucide-react';
import { nameOf } from '../words.js';
import { isArchived, type Person } from './use-people.js';

interface PersonOptionsProps {
  readonly id: string;
  readonly people: readonly Person[];
  /** How many more were found than are listed. */
  readonly more: number;
  readonly loading: boolean;
  readonly active: number;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

export function PersonOptions({ id, people, more, loading, active, chosen, onChoose }: PersonOptionsProps) {
  return (
    <div className="tc:absolute tc:inset-x-0 tc:top-full tc:z-30 tc:mt-1 tc:max-h-72 tc:overflow-y-auto tc:rounded-md tc:border tc:border-border tc:bg-popover tc:p-1 tc:text-popover-foreground tc:shadow-overlay">
      <div role="listbox" id={id} aria-label="People">
        {people.map((person, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={person.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={person.id === chosen}
            ref={(element) => {
              if (index === active) element?.scrollIntoView?.({ block: 'nearest' });
            }}
            // The field keeps the focus: else its list would close before the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(person.id)}
            className={cn(
              'tc:flex tc:w-full tc:min-h-11 tc:cursor-pointer tc:items-center tc:gap-2.5 tc:rounded-sm tc:px-2 tc:text-sm tc:hover:bg-accent tc:md:min-h-9',
              index === active && 'tc:bg-accent',
            )}
          >
            <Avatar firstName={person.firstName} lastName={person.lastName} color={person.scheduleColor} size="sm" />
            <span className="tc:min-w-0 tc:flex-1 tc:truncate tc:text-left">{nameOf(person)}</span>
            {isArchived(person) && <span className="tc:text-xs tc:text-muted-foreground">Archived</span>}
            {person.id === chosen && <Check aria-hidden="true" className="tc:size-4" />}
          </button>
        ))}
      </div>
      <p role="status" className="tc:px-2 tc:text-sm tc:text-muted-foreground tc:not-empty:py-2">
        {inWords(people.length, more, loading)}
      </p>
    </div>
  );
}

function inWords(count: number, more: number, loading: boolean): string {
  if (loading) return 'Loading people…';
  if (count === 0) return 'Nobody has that name';
  return more > 0 ? `${more} more: type more of the name` : '';
}

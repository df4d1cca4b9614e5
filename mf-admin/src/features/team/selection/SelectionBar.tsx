import { fullName } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { CalendarClock, X } from '@timetrack/ui/icons';
import { lazy, Suspense } from 'react';
import type { Member } from '../member/members.graphql.js';
import type { Selection } from './use-selection.js';

const ChangeTermsDialog = lazy(async () => ({
  default: (await import('../terms/ChangeTermsDialog.js')).ChangeTermsDialog,
}));

interface SelectionBarProps {
  readonly selection: Selection;
  /** The active members that the search finds. */
  readonly found: readonly Member[];
  /** All active members: a search does not undo a selection. */
  readonly members: readonly Member[];
}

/** As many people as one change takes. */
const maxPeople = 500;

/** Above the list: the button that starts a selection, then what can be done with the selected members. */
export function SelectionBar({ selection, found, members }: SelectionBarProps) {
  const { canStart, ids, start } = selection;
  if (!canStart && !ids) return null;
  return (
    <div className="ad:flex ad:min-h-11 ad:flex-wrap ad:items-center ad:justify-end ad:gap-2 ad:border-b ad:border-border ad:px-3 ad:py-1.5">
      {ids ? (
        <SelectedActions {...{ selection, found, ids }} selected={members.filter(({ id }) => ids.has(id))} />
      ) : (
        <Button variant="ghost" size="sm" onClick={start}>
          <CalendarClock aria-hidden="true" />
          <span>Change Pay Terms</span>
        </Button>
      )}
    </div>
  );
}

interface SelectedActionsProps extends Pick<SelectionBarProps, 'selection' | 'found'> {
  readonly ids: ReadonlySet<string>;
  readonly selected: readonly Member[];
}

function SelectedActions({ selection, found, ids, selected }: SelectedActionsProps) {
  const isAll = found.length > 0 && found.every(({ id }) => ids.has(id));
  const isSome = selected.length > 0;
  const tooMany = selected.length > maxPeople;
  const trigger = (
    <Button size="sm" disabled={!isSome || tooMany}>
      Change from a Day
    </Button>
  );
  const people = selected.map((member) => ({ id: member.id, name: fullName(member) }));
  return (
    <>
      <label className="ad:mr-auto ad:flex ad:min-h-11 ad:cursor-pointer ad:items-center ad:gap-3 ad:text-sm">
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = isSome && !isAll;
          }}
          onChange={({ target }) =>
            selection.select(
              found.map(({ id }) => id),
              target.checked,
            )
          }
          className="ad:size-5 ad:cursor-pointer ad:accent-primary"
        />
        <span aria-live="polite">{describeSelected(selected.length)}</span>
      </label>
      <Suspense fallback={trigger}>
        <ChangeTermsDialog people={people} history={null} trigger={trigger} onChanged={selection.end} />
      </Suspense>
      <Button variant="ghost" size="sm" aria-label="Cancel the selection" onClick={selection.end}>
        <X aria-hidden="true" />
      </Button>
    </>
  );
}

function describeSelected(count: number): string {
  if (count === 0) return 'Select all';
  if (count > maxPeople) return `${count} selected. Select at most ${maxPeople} people.`;
  return `${count} selected`;
}

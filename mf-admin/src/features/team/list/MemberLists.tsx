import { useSession } from '@timetrack/contracts';
import { formatCount, fullName } from '@timetrack/screens';
import { Button, Card, EmptyState } from '@timetrack/ui';
import { ChevronDown, SearchX } from '@timetrack/ui/icons';
import { memo, type ReactElement, useId, useState } from 'react';
import type { MemberAction } from '../actions/MemberConfirmDialog.js';
import { ColorPicker } from '../color/ColorPicker.js';
import type { Member } from '../member/members.graphql.js';
import type { Selection } from '../selection/use-selection.js';
import { ActiveActions, ArchivedActions, MemberRow } from './MemberRow.js';
import { MembersTable } from './MembersTable.js';
import type { Sorting } from './select-members.js';

interface ActiveMembersProps {
  readonly members: readonly Member[];
  readonly selection: Selection;
  /** Above the members. */
  readonly bar: ReactElement;
  readonly find: string;
  readonly archivedCount: number;
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
  readonly onClearSearch: () => void;
  readonly onAction: (action: MemberAction) => void;
  readonly onOpen: (id: string) => void;
}

export function ActiveMembers(props: ActiveMembersProps) {
  const { members, selection, bar, find, archivedCount, sorting, onSort, onClearSearch, onAction, onOpen } = props;
  const { user } = useSession();
  if (members.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={SearchX}
          title={`No active members match “${find}”`}
          description={archivedCount > 0 ? `See ${formatCount(archivedCount, 'archived member')} below.` : undefined}
          action={
            <Button variant="outline" onClick={onClearSearch}>
              Clear Search
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Card>
      {bar}
      <MembersTable
        name="Active members"
        members={members}
        hasColors
        sorting={sorting}
        onSort={onSort}
        renderRow={(member) => (
          <ActiveRow
            key={member.id}
            member={member}
            isViewer={member.id === user.id}
            isSelected={selection.ids?.has(member.id)}
            onSelect={selection.select}
            onAction={onAction}
            onOpen={onOpen}
          />
        )}
      />
    </Card>
  );
}

interface ActiveRowProps extends Pick<ActiveMembersProps, 'onAction' | 'onOpen'> {
  /** Absent if the list offers no selection. */
  readonly isSelected: boolean | undefined;
  readonly onSelect: Selection['select'];
  readonly member: Member;
  readonly isViewer: boolean;
}

/** Memoized: hundreds of rows must not render again with every key typed into the search. */
const ActiveRow = memo(({ member, isViewer, isSelected, onSelect, onAction, onOpen }: ActiveRowProps) => (
  <MemberRow
    member={member}
    isViewer={isViewer}
    checkbox={
      isSelected !== undefined && (
        <input
          type="checkbox"
          aria-label={`Select ${fullName(member)}`}
          checked={isSelected}
          onChange={({ target }) => onSelect([member.id], target.checked)}
          className="ad:size-5 ad:shrink-0 ad:cursor-pointer ad:accent-primary"
        />
      )
    }
    color={<ColorPicker member={member} />}
    actions={isSelected === undefined && <ActiveActions member={member} onAction={onAction} onOpen={onOpen} />}
    onOpen={onOpen}
  />
));

interface ArchivedMembersProps {
  /** The total number of archived members, regardless of the search. */
  readonly count: number;
  readonly matches: readonly Member[];
  readonly onAction: (action: MemberAction) => void;
  readonly onReinstated: () => void;
  readonly onOpen: (id: string) => void;
}

export function ArchivedMembers({ count, matches, onAction, onReinstated, onOpen }: ArchivedMembersProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section className="ad:flex ad:flex-col ad:gap-3">
      <h2>
        <Button
          variant="ghost"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="ad:-ml-3 ad:h-auto ad:min-h-11 ad:px-3 ad:text-left ad:text-base ad:font-semibold ad:whitespace-normal"
        >
          <ChevronDown aria-hidden="true" className={open ? 'ad:rotate-180' : undefined} />
          <span>{`Archived Team Members (${count})`}</span>
        </Button>
      </h2>
      <Card id={id} hidden={!open} className={open ? undefined : 'ad:hidden'}>
        {open && matches.length === 0 && (
          <p className="ad:p-5 ad:text-sm ad:text-muted-foreground">
            {count === 0 ? 'No archived members.' : 'No archived members match the search.'}
          </p>
        )}
        {open && matches.length > 0 && (
          <MembersTable
            name="Archived members"
            members={matches}
            hasColors={false}
            sorting={null}
            onSort={() => undefined}
            renderRow={(member) => (
              <MemberRow
                key={member.id}
                member={member}
                isViewer={false}
                actions={<ArchivedActions member={member} onAction={onAction} onReinstated={onReinstated} />}
                onOpen={onOpen}
              />
            )}
          />
        )}
      </Card>
    </section>
  );
}

import { useSession } from '@timetrack/contracts';
import { formatCount } from '@timetrack/screens';
import { Button, Card, EmptyState } from '@timetrack/ui';
import { SearchX } from '@timetrack/ui/icons';
import { memo } from 'react';
import type { MemberAction } from '../actions/MemberConfirmDialog.js';
import { ColorPicker } from '../color/ColorPicker.js';
import type { Member } from '../member/member.js';
import { MemberRow } from './MemberRow.js';
import { MembersTable } from './MembersTable.js';
import { ActiveActions } from './RowActions.js';
import type { Sorting } from './select-members.js';

interface ActiveMembersProps {
  readonly members: readonly Member[];
  readonly find: string;
  readonly archivedCount: number;
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
  readonly onClearSearch: () => void;
  readonly onAction: (action: MemberAction) => void;
  readonly onOpen: (id: string) => void;
}

export function ActiveMembers(props: ActiveMembersProps) {
  const { members, find, archivedCount, sorting, onSort, onClearSearch, onAction, onOpen } = props;
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
            onAction={onAction}
            onOpen={onOpen}
          />
        )}
      />
    </Card>
  );
}

interface ActiveRowProps extends Pick<ActiveMembersProps, 'onAction' | 'onOpen'> {
  readonly member: Member;
  readonly isViewer: boolean;
}

/** Memoized: hundreds of rows must not render again with every key typed into the search. */
const ActiveRow = memo(({ member, isViewer, onAction, onOpen }: ActiveRowProps) => (
  <MemberRow
    member={member}
    isViewer={isViewer}
    color={<ColorPicker member={member} />}
    actions={<ActiveActions member={member} onAction={onAction} />}
    onOpen={onOpen}
  />
));

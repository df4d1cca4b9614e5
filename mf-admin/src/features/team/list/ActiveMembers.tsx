import { useSession } from '@timetrack/contracts';
import { Button, Card, EmptyState } from '@timetrack/ui';
import { SearchX } from 'lucide-react';
import { memo } from 'react';
import type { Asked } from '../actions/MemberConfirmDialog.js';
import { ColorPicker } from '../color/ColorPicker.js';
import { countMembers, type Member } from '../member/member.js';
import type { Sorting } from './arrange.js';
import { MemberRow } from './MemberRow.js';
import { MembersTable } from './MembersTable.js';
import { ActiveActions } from './RowActions.js';

interface ActiveMembersProps {
  readonly members: readonly Member[];
  readonly find: string;
  /** Archived members whom the search means too. */
  readonly archivedFound: number;
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
  readonly onClearSearch: () => void;
  readonly onAsk: (asked: Asked) => void;
  readonly onOpen: (id: string) => void;
}

export function ActiveMembers(props: ActiveMembersProps) {
  const { members, find, archivedFound, sorting, onSort, onClearSearch, onAsk, onOpen } = props;
  const { user } = useSession();
  if (members.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={SearchX}
          title={`No active member matches “${find}”`}
          description={archivedFound > 0 ? `${countMembers(archivedFound, 'archived')} below: look there.` : undefined}
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
        colored
        sorting={sorting}
        onSort={onSort}
        row={(member) => (
          <ActiveRow key={member.id} member={member} oneself={member.id === user.id} onAsk={onAsk} onOpen={onOpen} />
        )}
      />
    </Card>
  );
}

interface ActiveRowProps extends Pick<ActiveMembersProps, 'onAsk' | 'onOpen'> {
  readonly member: Member;
  readonly oneself: boolean;
}

/** Drawn again only when the member changes: there may be hundreds while somebody types into the search. */
const ActiveRow = memo(({ member, oneself, onAsk, onOpen }: ActiveRowProps) => (
  <MemberRow
    member={member}
    oneself={oneself}
    color={<ColorPicker member={member} />}
    actions={<ActiveActions member={member} onAsk={onAsk} />}
    onOpen={onOpen}
  />
));

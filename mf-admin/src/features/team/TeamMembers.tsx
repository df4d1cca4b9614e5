import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useSearchText } from '../../parts/use-search-text.js';
import { useStable } from '../../parts/use-stable.js';
import { type MemberAction, MemberConfirmDialog } from './actions/MemberConfirmDialog.js';
import { useTeamAddress } from './address/use-team-address.js';
import { ActiveMembers } from './list/ActiveMembers.js';
import { ArchivedMembers } from './list/ArchivedMembers.js';
import { ListTools } from './list/ListTools.js';
import { memberLinkId } from './list/MemberRow.js';
import { selectMembers } from './list/select-members.js';
import { isArchived, type Member } from './member/member.js';
import { MemberPanel } from './panel/MemberPanel.js';

/** Teams of this size and larger get search and sorting. */
const searchableSize = 25;

interface TeamMembersProps {
  readonly members: readonly Member[];
  /** Called when the focused element has left the page together with its member. */
  readonly onFocusLost: () => void;
}

export function TeamMembers({ members, onFocusLost }: TeamMembersProps) {
  const address = useTeamAddress();
  const [action, setAction] = useState<MemberAction | null>(null);
  const opener = useRef<Element>(null);
  const isSearchable = members.length >= searchableSize;
  const { sorting, setView } = address;
  const [text, setText] = useSearchText(address.find, (find) => setView({ find }));
  const find = useDeferredValue(isSearchable ? text : '');
  const found = useMemo(() => selectMembers(members, find, sorting), [members, find, sorting]);
  const archived = found.filter(isArchived);

  const requestAction = useStable((requested: MemberAction) => {
    opener.current = document.activeElement;
    setAction(requested);
  });
  const open = useStable(address.open);
  const handleReinstated = useStable(onFocusLost);
  const focus = (element: Element | null) => {
    if (element instanceof HTMLElement && element.isConnected) element.focus();
    else onFocusLost();
  };

  return (
    <>
      {isSearchable && (
        <ListTools find={text} sorting={sorting} onFind={setText} onSort={(chosen) => setView({ sorting: chosen })} />
      )}
      <ActiveMembers
        members={found.filter((member) => !isArchived(member))}
        find={find}
        archivedCount={archived.length}
        sorting={isSearchable ? sorting : null}
        onSort={(chosen) => setView({ sorting: chosen })}
        onClearSearch={() => setText('')}
        onAction={requestAction}
        onOpen={open}
      />
      <ArchivedMembers
        count={members.filter(isArchived).length}
        found={archived}
        onAction={requestAction}
        onReinstated={handleReinstated}
        onOpen={open}
      />
      {action && (
        <MemberConfirmDialog action={action} onClose={() => setAction(null)} onClosed={() => focus(opener.current)} />
      )}
      {address.member !== null && (
        <MemberPanel
          id={address.member}
          onClose={address.close}
          onClosed={() => focus(document.getElementById(memberLinkId(address.member ?? '')))}
        />
      )}
    </>
  );
}

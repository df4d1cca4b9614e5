import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useSearchText } from '../../parts/use-search-text.js';
import { useStable } from '../../parts/use-stable.js';
import { type Asked, MemberConfirmDialog } from './actions/MemberConfirmDialog.js';
import { useTeamAddress } from './address/use-team-address.js';
import { ActiveMembers } from './list/ActiveMembers.js';
import { ArchivedMembers } from './list/ArchivedMembers.js';
import { arrange } from './list/arrange.js';
import { ListTools } from './list/ListTools.js';
import { memberLinkId } from './list/MemberRow.js';
import { isArchived, type Member } from './member/member.js';
import { MemberPanel } from './panel/MemberPanel.js';

/** From here on nobody has an overview any more: search and sort appear. */
const many = 25;

interface TeamMembersProps {
  readonly members: readonly Member[];
  /** What had the focus is gone, with whom it belonged to. */
  readonly onNothingFocused: () => void;
}

export function TeamMembers({ members, onNothingFocused }: TeamMembersProps) {
  const address = useTeamAddress();
  const [asked, setAsked] = useState<Asked | null>(null);
  const opener = useRef<Element>(null);
  const searchable = members.length >= many;
  const { sorting, arrange: rearrange } = address;
  const [typed, setTyped] = useSearchText(address.find, (text) => rearrange({ find: text }));
  const find = useDeferredValue(searchable ? typed : '');
  const shown = useMemo(() => arrange(members, find, sorting), [members, find, sorting]);
  const archived = shown.filter(isArchived);

  const ask = useStable((question: Asked) => {
    opener.current = document.activeElement;
    setAsked(question);
  });
  const open = useStable(address.open);
  const reinstated = useStable(onNothingFocused);
  const focus = (element: Element | null) => {
    if (element instanceof HTMLElement && element.isConnected) element.focus();
    else onNothingFocused();
  };

  return (
    <>
      {searchable && (
        <ListTools
          find={typed}
          sorting={sorting}
          onFind={setTyped}
          onSort={(chosen) => rearrange({ sorting: chosen })}
        />
      )}
      <ActiveMembers
        members={shown.filter((member) => !isArchived(member))}
        find={find}
        archivedFound={archived.length}
        sorting={searchable ? sorting : null}
        onSort={(chosen) => rearrange({ sorting: chosen })}
        onClearSearch={() => setTyped('')}
        onAsk={ask}
        onOpen={open}
      />
      <ArchivedMembers
        count={members.filter(isArchived).length}
        found={archived}
        onAsk={ask}
        onReinstated={reinstated}
        onOpen={open}
      />
      {asked && (
        <MemberConfirmDialog asked={asked} onClose={() => setAsked(null)} onClosed={() => focus(opener.current)} />
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

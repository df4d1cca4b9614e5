import { useAddressState, useMissingDialog, useSearchText } from '@timetrack/screens';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useLinkedItem } from '../../components/LinkedDialogs.js';
import { useStableCallback } from '../../hooks/use-stable-callback.js';
import { type MemberAction, MemberConfirmDialog } from './actions/MemberConfirmDialog.js';
import { ListTools, usePeopleOfTeam } from './list/ListTools.js';
import { ActiveMembers, ArchivedMembers } from './list/MemberLists.js';
import { memberLinkId } from './list/MemberRow.js';
import { type Sorting, selectMembers } from './list/select-members.js';
import { isArchived, type Member } from './member/members.graphql.js';
import { MemberPanel } from './panel/MemberPanel.js';
import { SelectionBar } from './selection/SelectionBar.js';
import { useSelection } from './selection/use-selection.js';
import { teamAddress } from './team-address.js';

/** Teams of this size and larger get search and sorting. */
const searchableSize = 25;

interface TeamMembersProps {
  readonly members: readonly Member[];
  readonly hasPayTerms: boolean;
  /** Called when the focused element has left the page together with its member. */
  readonly onFocusLost: () => void;
}

export function TeamMembers({ members, hasPayTerms, onFocusLost }: TeamMembersProps) {
  const address = useAddressState(teamAddress);
  const { find: searched, sorting, team, member: openMember } = address.state;
  const setView = (view: { readonly find?: string; readonly sorting?: Sorting }) =>
    address.change(view, { replace: true });
  const confirmation = useMemberConfirmation(members);
  const opener = useRef<Element>(null);
  const isSearchable = members.length >= searchableSize;
  const [text, setText] = useSearchText(searched, (find) => setView({ find }));
  const find = useDeferredValue(isSearchable ? text : '');
  const inTeam = usePeopleOfTeam(team, members);
  const matches = useMemo(() => selectMembers(inTeam, find, sorting), [inTeam, find, sorting]);
  const archived = matches.filter(isArchived);
  const active = matches.filter((member) => !isArchived(member));
  const selection = useSelection(hasPayTerms);

  const requestAction = useStableCallback((requested: MemberAction) => {
    opener.current = document.activeElement;
    confirmation.open(requested);
  });
  const handleOpen = useStableCallback((member: string) => address.open({ member }));
  const handleReinstated = useStableCallback(onFocusLost);
  const focus = (element: Element | null) => {
    if (element instanceof HTMLElement && element.isConnected) element.focus();
    else onFocusLost();
  };

  return (
    <>
      <ListTools isSearchable={isSearchable} find={text} onFind={setText} />
      <ActiveMembers
        members={active}
        selection={selection}
        bar={<SelectionBar selection={selection} found={active} members={inTeam.filter((each) => !isArchived(each))} />}
        find={find}
        archivedCount={archived.length}
        sorting={isSearchable ? sorting : null}
        onSort={(chosen) => setView({ sorting: chosen })}
        onClearSearch={() => setText('')}
        onAction={requestAction}
        onOpen={handleOpen}
      />
      <ArchivedMembers
        count={inTeam.filter(isArchived).length}
        matches={archived}
        onAction={requestAction}
        onReinstated={handleReinstated}
        onOpen={handleOpen}
      />
      {confirmation.action && (
        <MemberConfirmDialog
          action={confirmation.action}
          onClose={confirmation.close}
          onClosed={() => focus(opener.current)}
        />
      )}
      {openMember !== null && (
        <MemberPanel
          id={openMember}
          hasPayTerms={hasPayTerms}
          onClose={() => address.close({ member: null })}
          onClosed={() => focus(document.getElementById(memberLinkId(openMember)))}
        />
      )}
    </>
  );
}

/** The question before a member loses access, which the address names: `?open=archive-0198…`, `?open=delete-0198…`. */
function useMemberConfirmation(members: readonly Member[]) {
  const { item, open, close } = useLinkedItem(['archive', 'delete']);
  const member = members.find(({ id }) => id === item?.id);
  const isOffered = member?.canManage && (item?.action === 'delete' || !isArchived(member));
  useMissingDialog({ id: item && `${item.action} ${item.id}`, isFound: Boolean(isOffered), close });
  return {
    action: item && member && isOffered ? { kind: item.action, member } : null,
    open: ({ kind, member: { id } }: MemberAction) => open(kind, id),
    close,
  };
}

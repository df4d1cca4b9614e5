import { fullName } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { Archive, RotateCcw, Trash2 } from '@timetrack/ui/icons';
import type { ReactNode } from 'react';
import type { MemberAction } from '../actions/MemberConfirmDialog.js';
import { useMembership } from '../actions/use-membership.js';
import type { Member } from '../member/member.js';

interface ActiveActionsProps {
  readonly member: Member;
  readonly onAction: (action: MemberAction) => void;
}

export function ActiveActions({ member, onAction }: ActiveActionsProps) {
  if (!member.canManage) return null;
  return (
    <Actions>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Archive ${fullName(member)}`}
        onClick={() => onAction({ kind: 'archive', member })}
      >
        <Archive aria-hidden="true" />
        Archive
      </Button>
      <DeleteButton member={member} onAction={onAction} />
    </Actions>
  );
}

interface ArchivedActionsProps extends ActiveActionsProps {
  readonly onReinstated: () => void;
}

export function ArchivedActions({ member, onAction, onReinstated }: ArchivedActionsProps) {
  const { busy, reinstate } = useMembership();
  if (!member.canManage) return null;
  const handleReinstate = async () => {
    if (await reinstate(member.id)) onReinstated();
  };
  return (
    <Actions>
      <Button
        variant="outline"
        size="sm"
        busy={busy}
        aria-label={`Reinstate ${fullName(member)}`}
        onClick={() => void handleReinstate()}
      >
        <RotateCcw aria-hidden="true" />
        Reinstate
      </Button>
      <DeleteButton member={member} onAction={onAction} />
    </Actions>
  );
}

function Actions({ children }: { readonly children: ReactNode }) {
  return <div className="ad:flex ad:flex-wrap ad:gap-2 ad:@4xl:flex-nowrap ad:@4xl:justify-end">{children}</div>;
}

function DeleteButton({ member, onAction }: ActiveActionsProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`Delete Permanently ${fullName(member)}`}
      onClick={() => onAction({ kind: 'delete', member })}
      className="ad:text-muted-foreground ad:hover:bg-destructive-soft ad:hover:text-destructive"
    >
      <Trash2 aria-hidden="true" />
      Delete Permanently
    </Button>
  );
}

import { Button } from '@timetrack/ui';
import { Archive, RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Asked } from '../actions/MemberConfirmDialog.js';
import { useMembership } from '../actions/use-membership.js';
import { fullName, type Member } from '../member/member.js';

interface ActiveActionsProps {
  readonly member: Member;
  readonly onAsk: (asked: Asked) => void;
}

/** Of somebody who is active. There are none for oneself, nor for those whom the viewer may not manage. */
export function ActiveActions({ member, onAsk }: ActiveActionsProps) {
  if (!member.canManage) return null;
  return (
    <Actions>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Archive ${fullName(member)}`}
        onClick={() => onAsk({ kind: 'archive', member })}
      >
        <Archive aria-hidden="true" />
        Archive
      </Button>
      <DeleteButton member={member} onAsk={onAsk} />
    </Actions>
  );
}

interface ArchivedActionsProps extends ActiveActionsProps {
  readonly onReinstated: () => void;
}

/** Of somebody who is archived. */
export function ArchivedActions({ member, onAsk, onReinstated }: ArchivedActionsProps) {
  const { busy, reinstate } = useMembership();
  if (!member.canManage) return null;
  const bringBack = async () => {
    if (await reinstate(member.id)) onReinstated();
  };
  return (
    <Actions>
      <Button
        variant="outline"
        size="sm"
        busy={busy}
        aria-label={`Reinstate ${fullName(member)}`}
        onClick={() => void bringBack()}
      >
        <RotateCcw aria-hidden="true" />
        Reinstate
      </Button>
      <DeleteButton member={member} onAsk={onAsk} />
    </Actions>
  );
}

function Actions({ children }: { readonly children: ReactNode }) {
  return <div className="ad:flex ad:flex-wrap ad:gap-2 ad:@4xl:flex-nowrap ad:@4xl:justify-end">{children}</div>;
}

function DeleteButton({ member, onAsk }: ActiveActionsProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`Delete Permanently ${fullName(member)}`}
      onClick={() => onAsk({ kind: 'delete', member })}
      className="ad:text-muted-foreground ad:hover:bg-destructive-soft ad:hover:text-destructive"
    >
      <Trash2 aria-hidden="true" />
      Delete Permanently
    </Button>
  );
}

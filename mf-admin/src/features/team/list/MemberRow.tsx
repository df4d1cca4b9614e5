import { fullName } from '@timetrack/screens';
import { Avatar, Badge, type BadgeProps, Button, type Elements } from '@timetrack/ui';
import { Archive, MailPlus, RotateCcw, Trash2 } from '@timetrack/ui/icons';
import type { ReactNode } from 'react';
import { RoleBadge } from '../../../components/Role.js';
import { type MemberAction, useMembership } from '../actions/MemberConfirmDialog.js';
import { useCanInvite } from '../invite/use-can-invite.js';
import type { Member } from '../member/members.graphql.js';

interface MemberRowProps {
  readonly member: Member;
  readonly isViewer: boolean;
  readonly checkbox?: Elements;
  readonly color?: ReactNode;
  readonly actions: ReactNode;
  readonly onOpen: (id: string) => void;
}

export const memberLinkId = (id: string): string => `member-${id}`;

export function MemberRow({ member, isViewer, checkbox, color, actions, onOpen }: MemberRowProps) {
  const { id, firstName, lastName, email, staffNumber, employeeNumber, role, invitedRole, scheduleColor } = member;
  return (
    <tr className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-2 ad:gap-y-3 ad:p-4 ad:@4xl:table-row ad:@4xl:hover:bg-accent/40">
      <th scope="row" className="ad:block ad:basis-full ad:font-normal ad:@4xl:table-cell ad:@4xl:px-3 ad:@4xl:py-2.5">
        <div className="ad:flex ad:items-center ad:gap-3">
          {checkbox}
          <Avatar firstName={firstName} lastName={lastName} color={scheduleColor} />
          <div className="ad:min-w-0">
            <div className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-2">
              <button
                type="button"
                id={memberLinkId(id)}
                onClick={() => onOpen(id)}
                className="ad:cursor-pointer ad:rounded-sm ad:text-left ad:font-medium ad:wrap-anywhere ad:underline-offset-4 ad:hover:underline ad:pointer-coarse:min-h-11"
              >
                {fullName(member)}
              </button>
              {isViewer && <Badge variant="outline">You</Badge>}
            </div>
            <p className="ad:text-muted-foreground ad:wrap-anywhere ad:@4xl:min-w-60">
              {email ?? `Staff number ${staffNumber}`}
            </p>
            {employeeNumber && <EmployeeNumber number={employeeNumber} />}
          </div>
        </div>
      </th>
      <Cell>
        <RoleBadge role={invitedRole ?? role} />
      </Cell>
      <Cell>
        <StatusBadge member={member} />
      </Cell>
      {color && <Cell className="ad:-my-2 ad:-mr-2 ad:ml-auto ad:@4xl:text-center">{color}</Cell>}
      <td className="ad:block ad:basis-full ad:@max-4xl:empty:hidden ad:@4xl:table-cell ad:@4xl:px-3 ad:@4xl:py-1.5">
        {actions}
      </td>
    </tr>
  );
}

function EmployeeNumber({ number }: { readonly number: string }) {
  return (
    <p className="ad:text-muted-foreground ad:tabular-nums ad:wrap-anywhere">
      <span className="ad:sr-only">Employee number </span>
      <span aria-hidden="true">No. </span>
      <span>{number}</span>
    </p>
  );
}

function Cell({ className = '', children }: { readonly className?: string; readonly children: ReactNode }) {
  return <td className={`ad:block ad:@4xl:table-cell ad:@4xl:px-3 ad:@4xl:py-1.5 ${className}`}>{children}</td>;
}

const appearances: Readonly<
  Record<Member['status'], { readonly label: string; readonly variant: BadgeProps['variant'] }>
> = {
  ACTIVE: { label: 'Active', variant: 'success' },
  INVITED: { label: 'Invited', variant: 'warning' },
  DISABLED: { label: 'Archived', variant: 'outline' },
};

const noAccount = { label: 'No account', variant: 'outline' } as const;

export function StatusBadge({ member: { status, hasAccount } }: { readonly member: Member }) {
  const { label, variant } = status === 'ACTIVE' && !hasAccount ? noAccount : appearances[status];
  return (
    <Badge variant={variant} className="ad:text-[0.6875rem] ad:tracking-wide ad:uppercase">
      {label}
    </Badge>
  );
}

interface ActiveActionsProps {
  readonly member: Member;
  readonly onAction: (action: MemberAction) => void;
}

interface OpenProps {
  readonly onOpen: (id: string) => void;
}

export function ActiveActions({ member, onAction, onOpen }: ActiveActionsProps & OpenProps) {
  const canInvite = useCanInvite(member);
  if (!member.canManage) return null;
  return (
    <Actions>
      {canInvite && (
        <Button variant="outline" size="sm" aria-label={`Invite ${fullName(member)}`} onClick={() => onOpen(member.id)}>
          <MailPlus aria-hidden="true" />
          <span>Invite</span>
        </Button>
      )}
      <Button
        variant="outline"
        size="sm"
        aria-label={`Archive ${fullName(member)}`}
        onClick={() => onAction({ kind: 'archive', member })}
      >
        <Archive aria-hidden="true" />
        <span>Archive</span>
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
        <span>Reinstate</span>
      </Button>
      <DeleteButton member={member} onAction={onAction} />
    </Actions>
  );
}

function Actions({ children }: { readonly children: ReactNode }) {
  return <div className="ad:flex ad:flex-wrap ad:gap-2 ad:@4xl:justify-end">{children}</div>;
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
      <span>Delete Permanently</span>
    </Button>
  );
}

import { formatDateTime, fullName, useTimeZone } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { QrCode, Trash2 } from '@timetrack/ui/icons';
import { RoleBadge } from '../../../components/RoleBadge.js';
import type { InvitationRow_InvitationFragment } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { describeDelivery, describeExpiry, describeUses, recipientOf } from '../invitation/invitation-texts.js';
import { InvitationRowInvitation } from './invitation-sections.graphql.js';

interface InvitationRowProps {
  readonly invitation: FragmentType<typeof InvitationRowInvitation>;
  readonly mailConfigured: boolean;
  readonly now: Date;
  readonly onShowQr: () => void;
  readonly onDelete: () => void;
}

export function InvitationRow({ mailConfigured, now, onShowQr, onDelete, ...props }: InvitationRowProps) {
  const invitation = readFragment(InvitationRowInvitation, props.invitation);
  const { status, role, email, phone, inviteCode } = invitation;
  return (
    <li className="ad:grid ad:gap-x-6 ad:gap-y-3 ad:p-4 ad:text-sm ad:@2xl:grid-cols-[minmax(0,1fr)_minmax(0,15rem)_auto] ad:@2xl:items-center ad:md:px-5">
      <div className="ad:flex ad:min-w-0 ad:flex-col ad:gap-1.5">
        <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-2.5 ad:gap-y-1">
          <span className="ad:font-medium ad:wrap-anywhere">{recipientOf(invitation)}</span>
          <RoleBadge role={role} />
        </p>
        {email && phone && <p className="ad:text-muted-foreground ad:wrap-anywhere">{phone}</p>}
        <p className="ad:font-mono ad:text-[0.8125rem] ad:tracking-wide ad:wrap-anywhere ad:text-muted-foreground">
          {inviteCode ?? 'The code can’t be shown: the server has lost the key that protects it.'}
        </p>
      </div>
      <InvitationStatus invitation={invitation} mailConfigured={mailConfigured} now={now} />
      <div className="ad:flex ad:gap-2 ad:@max-2xl:empty:hidden ad:@2xl:w-46 ad:@2xl:justify-end">
        {status === 'ACTIVE' && inviteCode && (
          <Button variant="outline" size="sm" aria-label={`QR Code ${inviteCode}`} onClick={onShowQr}>
            <QrCode aria-hidden="true" />
            QR Code
          </Button>
        )}
        {status !== 'USED' && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Delete ${inviteCode ?? recipientOf(invitation)}`}
            onClick={onDelete}
            className="ad:text-muted-foreground ad:hover:bg-destructive-soft ad:hover:text-destructive"
          >
            <Trash2 aria-hidden="true" />
            Delete
          </Button>
        )}
      </div>
    </li>
  );
}

interface InvitationStatusProps extends Pick<InvitationRowProps, 'mailConfigured' | 'now'> {
  readonly invitation: InvitationRow_InvitationFragment;
}

function InvitationStatus({ invitation, mailConfigured, now }: InvitationStatusProps) {
  const timeZone = useTimeZone();
  const { usedAt, usedBy, expiresAt } = invitation;
  const at = usedAt ?? expiresAt;
  const uses = describeUses(invitation);
  const delivery = describeDelivery(invitation, mailConfigured, timeZone);
  return (
    <div className="ad:flex ad:min-w-0 ad:flex-col ad:gap-0.5">
      <p className="ad:wrap-anywhere">
        {usedAt && invitation.maxUses === 1
          ? `Used by ${usedBy ? fullName(usedBy) : 'a deleted user'}`
          : (uses ?? describeExpiry(invitation, now))}
      </p>
      {uses && !usedAt && <p>{describeExpiry(invitation, now)}</p>}
      <p className="ad:text-muted-foreground ad:tabular-nums">
        <time dateTime={at}>{formatDateTime(at, timeZone)}</time>
      </p>
      {delivery && <p className="ad:text-muted-foreground">{delivery}</p>}
    </div>
  );
}

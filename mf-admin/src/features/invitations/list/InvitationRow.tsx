import { useSession } from '@timetrack/contracts';
import { Button } from '@timetrack/ui';
import { QrCode, Trash2 } from 'lucide-react';
import { RoleBadge } from '../../../components/RoleBadge.js';
import { momentOf } from '../../../parts/moments.js';
import { deliveryInWords, type Invitation, recipientOf, stateInWords } from '../invitation/labels.js';

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly mailConfigured: boolean;
  readonly now: number;
  readonly onShow: () => void;
  readonly onDelete: () => void;
}

export function InvitationRow({ invitation, mailConfigured, now, onShow, onDelete }: InvitationRowProps) {
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
          {inviteCode}
        </p>
      </div>
      <State invitation={invitation} mailConfigured={mailConfigured} now={now} />
      <div className="ad:flex ad:gap-2 ad:@max-2xl:empty:hidden ad:@2xl:w-46 ad:@2xl:justify-end">
        {status === 'ACTIVE' && (
          <Button variant="outline" size="sm" aria-label={`QR Code ${inviteCode}`} onClick={onShow}>
            <QrCode aria-hidden="true" />
            QR Code
          </Button>
        )}
        {status !== 'USED' && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Delete ${inviteCode}`}
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

function State({ invitation, mailConfigured, now }: Pick<InvitationRowProps, 'invitation' | 'mailConfigured' | 'now'>) {
  const { timezoneInForce } = useSession().user.organization;
  const { usedAt, usedBy, expiresAt } = invitation;
  const at = usedAt ?? expiresAt;
  const delivery = deliveryInWords(invitation, mailConfigured, timezoneInForce);
  return (
    <div className="ad:flex ad:min-w-0 ad:flex-col ad:gap-0.5">
      <p className="ad:wrap-anywhere">
        {usedAt
          ? `Used by ${usedBy ? `${usedBy.firstName} ${usedBy.lastName}` : 'somebody'}`
          : stateInWords(invitation, now)}
      </p>
      <p className="ad:text-muted-foreground ad:tabular-nums">
        <time dateTime={at}>{momentOf(at, timezoneInForce)}</time>
      </p>
      {delivery && <p className="ad:text-muted-foreground">{delivery}</p>}
    </div>
  );
}

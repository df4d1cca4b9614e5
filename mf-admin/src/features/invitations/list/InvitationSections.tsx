import { formatDateTime, fullName, useNow, useTimeZone } from '@timetrack/screens';
import { Badge, Button, Card, EmptyState } from '@timetrack/ui';
import { MailPlus, QrCode, Trash2 } from '@timetrack/ui/icons';
import { type ComponentProps, type ReactElement, useId, useState } from 'react';
import { RoleBadge } from '../../../components/Role.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { describeDelivery, describeExpiry, describeUses, recipientOf } from '../invitation/invitation-texts.js';
import { type Invitation, InvitationSectionsInvitation } from '../invitation/invitations.graphql.js';

interface InvitationSectionsProps {
  readonly invitations: readonly FragmentType<typeof InvitationSectionsInvitation>[];
  readonly mailConfigured: boolean;
  readonly onShowQr: (invitation: Invitation) => void;
  readonly onDelete: (invitation: Invitation) => void;
}

const halfMinute = 30_000;

const sections = [
  {
    status: 'ACTIVE',
    title: 'Active',
    empty: { title: 'No active invitations', description: 'Create one and share its link or QR code.' },
  },
  { status: 'USED', title: 'Used', empty: { title: 'No invitation has been used yet' } },
  { status: 'EXPIRED', title: 'Expired', empty: { title: 'No invitation has expired' } },
] as const;

export function InvitationSections({ mailConfigured, onShowQr, onDelete, ...props }: InvitationSectionsProps) {
  const now = useNow(halfMinute);
  const invitations = props.invitations.map((invitation) => readFragment(InvitationSectionsInvitation, invitation));
  return sections.map(({ status, title, empty }) => (
    <InvitationSection
      key={status}
      title={title}
      invitations={invitations.filter((invitation) => invitation.status === status)}
      empty={empty}
      icon={status === 'ACTIVE' ? MailPlus : undefined}
      renderRow={(invitation) => (
        <InvitationRow
          key={invitation.id}
          invitation={invitation}
          mailConfigured={mailConfigured}
          now={now}
          onShowQr={() => onShowQr(invitation)}
          onDelete={() => onDelete(invitation)}
        />
      )}
    />
  ));
}

interface InvitationSectionProps {
  readonly title: string;
  readonly invitations: readonly Invitation[];
  readonly empty: { readonly title: string; readonly description?: string };
  readonly icon: ComponentProps<typeof EmptyState>['icon'];
  readonly renderRow: (invitation: Invitation) => ReactElement;
}

/** Rows that are rendered at first and added by each click. */
const pageSize = 20;

function InvitationSection(props: InvitationSectionProps) {
  const { title, invitations, empty, icon, renderRow } = props;
  const id = useId();
  const [count, setCount] = useState(pageSize);
  const hidden = invitations.length - count;
  return (
    <section aria-labelledby={id} className="ad:flex ad:flex-col ad:gap-3">
      <h2 id={id} className="ad:flex ad:items-baseline ad:gap-2 ad:text-base ad:font-semibold">
        <span>{title}</span>
        <span className="ad:text-sm ad:font-normal ad:text-muted-foreground ad:tabular-nums">
          {`(${invitations.length.toLocaleString('en-US')})`}
        </span>
      </h2>
      <Card className="ad:@container">
        {invitations.length === 0 ? (
          <EmptyState {...empty} icon={icon} className={icon ? undefined : 'ad:py-5 ad:text-sm'} />
        ) : (
          <ul aria-labelledby={id} className="ad:divide-y ad:divide-border">
            {invitations.slice(0, count).map(renderRow)}
          </ul>
        )}
        {hidden > 0 && (
          <div className="ad:flex ad:justify-center ad:border-t ad:border-border ad:p-3">
            <Button variant="ghost" onClick={() => setCount(count + pageSize)}>
              {`Show ${Math.min(pageSize, hidden)} more (of ${hidden})`}
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly mailConfigured: boolean;
  readonly now: Date;
  readonly onShowQr: () => void;
  readonly onDelete: () => void;
}

function InvitationRow({ invitation, mailConfigured, now, onShowQr, onDelete }: InvitationRowProps) {
  const { status, role, user, email, phone, inviteCode } = invitation;
  return (
    <li className="ad:grid ad:gap-x-6 ad:gap-y-3 ad:p-4 ad:text-sm ad:@2xl:grid-cols-[minmax(0,1fr)_minmax(0,15rem)_auto] ad:@2xl:items-center ad:md:px-5">
      <div className="ad:flex ad:min-w-0 ad:flex-col ad:gap-1.5">
        <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-2.5 ad:gap-y-1">
          <span className="ad:font-medium ad:wrap-anywhere">{recipientOf(invitation)}</span>
          <RoleBadge role={role} />
          {user?.status === 'INVITED' && <Badge variant="warning">Invited</Badge>}
        </p>
        {user && email && <p className="ad:text-muted-foreground ad:wrap-anywhere">{email}</p>}
        {(user || email) && phone && <p className="ad:text-muted-foreground ad:wrap-anywhere">{phone}</p>}
        <p className="ad:font-mono ad:text-[0.8125rem] ad:tracking-wide ad:wrap-anywhere ad:text-muted-foreground">
          {inviteCode ?? 'The code can’t be shown: the server has lost the key that protects it.'}
        </p>
      </div>
      <InvitationStatus invitation={invitation} mailConfigured={mailConfigured} now={now} />
      <div className="ad:flex ad:gap-2 ad:@max-2xl:empty:hidden ad:@2xl:w-46 ad:@2xl:justify-end">
        {status === 'ACTIVE' && inviteCode && (
          <Button variant="outline" size="sm" aria-label={`QR Code ${inviteCode}`} onClick={onShowQr}>
            <QrCode aria-hidden="true" />
            <span>QR Code</span>
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
            <span>Delete</span>
          </Button>
        )}
      </div>
    </li>
  );
}

interface InvitationStatusProps extends Pick<InvitationRowProps, 'mailConfigured' | 'now'> {
  readonly invitation: Invitation;
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

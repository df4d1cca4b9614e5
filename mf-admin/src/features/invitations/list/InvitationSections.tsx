import { useNow } from '@timetrack/screens';
import { Button, Card, EmptyState } from '@timetrack/ui';
import { MailPlus } from '@timetrack/ui/icons';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import type { InvitationSections_InvitationFragment } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { InvitationRow } from './InvitationRow.js';
import { InvitationSectionsInvitation } from './invitation-sections.graphql.js';

interface InvitationSectionsProps {
  readonly invitations: readonly FragmentType<typeof InvitationSectionsInvitation>[];
  readonly mailConfigured: boolean;
  readonly onShowQr: (invitation: InvitationSections_InvitationFragment) => void;
  readonly onDelete: (invitation: InvitationSections_InvitationFragment) => void;
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

interface InvitationSectionProps<Invitation> {
  readonly title: string;
  readonly invitations: readonly Invitation[];
  readonly empty: { readonly title: string; readonly description?: string };
  readonly icon: ComponentProps<typeof EmptyState>['icon'];
  readonly renderRow: (invitation: Invitation) => ReactNode;
}

/** Rows that are rendered at first and added by each click. */
const pageSize = 20;

function InvitationSection<Invitation>(props: InvitationSectionProps<Invitation>) {
  const { title, invitations, empty, icon, renderRow } = props;
  const id = useId();
  const [count, setCount] = useState(pageSize);
  const hidden = invitations.length - count;
  return (
    <section aria-labelledby={id} className="ad:flex ad:flex-col ad:gap-3">
      <h2 id={id} className="ad:flex ad:items-baseline ad:gap-2 ad:text-base ad:font-semibold">
        {title}
        <span className="ad:text-sm ad:font-normal ad:text-muted-foreground ad:tabular-nums">
          ({invitations.length.toLocaleString('en-US')})
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
              Show {Math.min(pageSize, hidden)} more (of {hidden})
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}

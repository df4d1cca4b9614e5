import { useNow } from '@timetrack/screens';
import { MailPlus } from '@timetrack/ui/icons';
import type { InvitationSections_InvitationFragment } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { InvitationRow } from './InvitationRow.js';
import { InvitationSection } from './InvitationSection.js';
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

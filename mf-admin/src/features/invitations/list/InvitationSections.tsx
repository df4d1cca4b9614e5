import { MailPlus } from 'lucide-react';
import { useNow } from '../../../parts/use-now.js';
import type { Invitation } from '../invitation/labels.js';
import { InvitationRow } from './InvitationRow.js';
import { Section } from './Section.js';

interface InvitationSectionsProps {
  readonly invitations: readonly Invitation[];
  readonly mailConfigured: boolean;
  readonly onShow: (invitation: Invitation) => void;
  readonly onDelete: (invitation: Invitation) => void;
}

const sections = [
  {
    status: 'ACTIVE',
    title: 'Active',
    empty: { title: 'No active invitations', description: 'Create one, and hand over its link or its QR code.' },
  },
  { status: 'USED', title: 'Used', empty: { title: 'Nobody has used an invitation yet' } },
  { status: 'EXPIRED', title: 'Expired', empty: { title: 'No invitation has expired' } },
] as const;

/** What can be used, what was, and what no longer can. */
export function InvitationSections({ invitations, mailConfigured, onShow, onDelete }: InvitationSectionsProps) {
  const now = useNow();
  return sections.map(({ status, title, empty }) => (
    <Section
      key={status}
      title={title}
      invitations={invitations.filter((invitation) => invitation.status === status)}
      empty={empty}
      icon={status === 'ACTIVE' ? MailPlus : undefined}
      row={(invitation) => (
        <InvitationRow
          key={invitation.id}
          invitation={invitation}
          mailConfigured={mailConfigured}
          now={now}
          onShow={() => onShow(invitation)}
          onDelete={() => onDelete(invitation)}
        />
      )}
    />
  ));
}

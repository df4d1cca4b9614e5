import { presentUser } from '../users/user.presenter.js';
import type { UserView } from '../users/user.types.js';
import { type InvitationFacts, statusOf } from './invitation.rules.js';
import type { InvitationView } from './invitation.types.js';
import { groupCode, registrationUrlOf } from './invitation-code.rules.js';

/** What a view is built from: an `Invitation`, or a plain row with the same columns. */
interface InvitationRow extends InvitationFacts, Pick<InvitationView, 'id' | 'role' | 'email' | 'phone'> {
  readonly code: string;
  readonly createdAt: Date;
  readonly mailedAt: Date | null;
  readonly usedBy: UserView | null;
}

interface Presentation {
  readonly now: Date;
  readonly publicUrl: string;
}

export function presentInvitation(invitation: InvitationRow, { now, publicUrl }: Presentation): InvitationView {
  const { id, role, email, phone, createdAt, expiresAt, usedAt, usedBy, mailedAt } = invitation;
  const inviteCode = groupCode(invitation.code);
  return {
    ...{ id, role, email, phone, createdAt, expiresAt, usedAt, mailedAt, inviteCode },
    usedBy: usedBy && presentUser(usedBy),
    registrationUrl: registrationUrlOf(publicUrl, inviteCode),
    status: statusOf(invitation, now),
  };
}

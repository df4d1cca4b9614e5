import { presentMember, presentUser, type UserFacts } from '../users/user.types.js';
import { type InvitationFacts, statusOf } from './invitation.rules.js';
import type { InvitationMailProblem, InvitationView } from './invitation.types.js';
import { groupCode, registrationUrlOf } from './invitation-code.rules.js';

/** What a view is built from: an `Invitation`, or a plain row with the same columns. */
export interface InvitationRow
  extends InvitationFacts,
    Pick<InvitationView, 'id' | 'role' | 'email' | 'phone' | 'useCount'> {
  readonly createdAt: Date;
  readonly mailedAt: Date | null;
  readonly mailProblem: InvitationMailProblem | null;
  readonly usedBy: UserFacts | null;
  readonly user: UserFacts | null;
}

interface Presentation {
  readonly now: Date;
  readonly publicUrl: string;
  /** The opened code; null if the key that sealed it is lost. */
  readonly code: string | null;
  readonly mailNotice: string | null;
}

export function presentInvitation(invitation: InvitationRow, given: Presentation): InvitationView {
  const { now, publicUrl, code, mailNotice } = given;
  const { id, role, email, phone, maxUses, useCount } = invitation;
  const { createdAt, expiresAt, usedAt, usedBy, user, mailedAt, mailProblem } = invitation;
  const inviteCode = code && groupCode(code);
  return {
    ...{
      id,
      role,
      email,
      phone,
      maxUses,
      useCount,
      createdAt,
      expiresAt,
      usedAt,
      mailedAt,
      mailProblem,
      mailNotice,
      inviteCode,
    },
    user: user && presentMember(user, now),
    usedBy: usedBy && presentUser(usedBy),
    registrationUrl: inviteCode && registrationUrlOf(publicUrl, inviteCode),
    status: statusOf(invitation, now),
  };
}

import { z } from 'zod';
import { roles } from '../../../platform/auth/viewer.js';
import type { User } from '../users/user.entity.js';
import { type InvitationFacts, statusOf } from './invitation.rules.js';
import { InvitationStatus, type InvitationView } from './invitation.type.js';
import { groupedCode, registrationUrlOf } from './invitation-code.rules.js';

/** What a view is built from: an `Invitation`, or a plain row with the same columns. */
interface InvitationRow extends InvitationFacts, Pick<InvitationView, 'id' | 'role' | 'email' | 'phone'> {
  readonly code: string;
  readonly createdAt: Date;
  readonly mailedAt: Date | null;
  readonly usedBy: User | null;
}

interface Presentation {
  readonly now: Date;
  readonly publicUrl: string;
}

export function presentInvitation(invitation: InvitationRow, { now, publicUrl }: Presentation): InvitationView {
  const { id, role, email, phone, createdAt, expiresAt, usedAt, usedBy, mailedAt } = invitation;
  const inviteCode = groupedCode(invitation.code);
  return {
    ...{ id, role, email, phone, createdAt, expiresAt, usedAt, usedBy, mailedAt, inviteCode },
    registrationUrl: registrationUrlOf(publicUrl, inviteCode),
    status: statusOf(invitation, now),
  };
}

export const invitationJson = z.object({
  id: z.uuid(),
  role: z.enum(roles),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  inviteCode: z.string(),
  registrationUrl: z.url(),
  status: z.enum(InvitationStatus),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
  usedBy: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  mailedAt: z.iso.datetime().nullable(),
});

export function invitationToJson(invitation: InvitationView): z.input<typeof invitationJson> {
  const { id, role, email, phone, inviteCode, registrationUrl, status, usedBy } = invitation;
  return {
    ...{ id, role, email, phone, inviteCode, registrationUrl, status },
    createdAt: invitation.createdAt.toISOString(),
    expiresAt: invitation.expiresAt.toISOString(),
    usedAt: invitation.usedAt?.toISOString() ?? null,
    usedBy: usedBy && { firstName: usedBy.firstName, lastName: usedBy.lastName },
    mailedAt: invitation.mailedAt?.toISOString() ?? null,
  };
}

export const verifiedInvitationJson = z.object({
  invitation: z.object({ email: z.string().nullable(), role: z.enum(roles), organizationName: z.string() }),
});

export const invitationQrJson = z.object({ qrCodeDataUrl: z.string(), registrationUrl: z.url() });

import { z } from 'zod';
import { roles } from '../../../platform/auth/viewer.js';
import type { Invitation } from './invitation.entity.js';
import { InvitationStatus } from './invitation.enums.js';

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

export function presentInvitation(invitation: Invitation): z.input<typeof invitationJson> {
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

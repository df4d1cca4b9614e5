import { query } from '../../../access/index.js';
import { invitationQrInput } from './invitation.inputs.js';
import { invitationUnknown } from './invitation.rules.js';
import type { InvitationQrCode } from './invitation.types.js';
import { groupCode, parseInvitationCode, registrationUrlOf } from './invitation-code.rules.js';
import { invitationOfCode } from './invitation-codes.queries.js';
import { drawQrDataUrl } from './qr-image.adapter.js';

export const invitationQr = query(
  'invitationQr',
  invitationQrInput,
  async ({ em, viewer, request }, { inviteCode }): Promise<InvitationQrCode> => {
    const invitation = await invitationOfCode(em, inviteCode);
    const code = parseInvitationCode(inviteCode);
    if (!code || invitation?.organizationId !== viewer.organizationId) throw invitationUnknown();
    const registrationUrl = registrationUrlOf(request.publicUrl, groupCode(code));
    return { qrCodeDataUrl: await drawQrDataUrl(registrationUrl), registrationUrl };
  },
);

import { sealColumn } from '../../../platform/secrets/sealing.service.js';
import { placeOfCode } from './sealed-code.codec.js';

export const sealInvitationCodes = sealColumn({
  list: 'list_unsealed_invitation_codes',
  store: `
    update invitations invitation set sealed_code = decode(given.sealed, 'base64'), unsealed_code = null
    from unnest(?::uuid[], ?::text[]) as given (id, sealed)
    where invitation.organization_id = :organization and invitation.id = given.id
      and invitation.unsealed_code is not null`,
  place: placeOfCode,
});

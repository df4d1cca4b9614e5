import type { SecretBox } from '../../../platform/secrets/secret-box.js';
import { createInvitationCode, hashOfCode } from './invitation-code.rules.js';

interface SealedInvitation {
  readonly id: string;
  readonly organizationId: string;
  readonly sealedCode: Buffer | null;
}

const placeOfCode = (organizationId: string, id: string) => `invitations.code ${organizationId} ${id}`;

/** A new code with its stored forms: the hash finds the invitation, and the sealed copy shows the code again. */
export function createSealedCode(
  secrets: SecretBox,
  { organizationId, id }: Pick<SealedInvitation, 'id' | 'organizationId'>,
): { readonly code: string; readonly codeHash: Buffer; readonly sealedCode: Buffer } {
  const code = createInvitationCode();
  return { code, codeHash: hashOfCode(code), sealedCode: secrets.seal(code, placeOfCode(organizationId, id)) };
}

/** The code of an invitation without hyphens; null if it was sealed with a key that this gateway does not have. */
export function openCode(secrets: SecretBox, { sealedCode, organizationId, id }: SealedInvitation): string | null {
  return sealedCode && secrets.open(sealedCode, placeOfCode(organizationId, id));
}

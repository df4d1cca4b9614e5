import { randomBytes } from 'node:crypto';

const bytes = 32;
const hintBytes = 4;

/**
 * A secret as 43 characters that are valid in a cookie and an address: 224 random bits, and the end of the id of its
 * organization, which selects the cell of the look-up (ADR 0112).
 */
export function createHintedSecret(organizationId: string): string {
  const hint = Buffer.from(organizationId.replaceAll('-', '').slice(-2 * hintBytes), 'hex');
  return Buffer.concat([randomBytes(bytes - hintBytes), hint]).toString('base64url');
}

/** The hint of a secret: eight hexadecimal digits. */
export function hintOf(secret: string): string {
  return Buffer.from(secret.slice(-43), 'base64url')
    .subarray(bytes - hintBytes)
    .toString('hex');
}

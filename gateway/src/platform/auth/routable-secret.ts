import { randomBytes } from 'node:crypto';

const bytes = 32;
const keyBytes = 4;

/**
 * A secret as 43 characters that are valid in a cookie and an address: 224 random bits, and the end of the id of its
 * organization, which selects the cell of the look-up (ADR 0112).
 */
export function createRoutableSecret(organizationId: string): string {
  const routingKey = Buffer.from(organizationId.replaceAll('-', '').slice(-2 * keyBytes), 'hex');
  return Buffer.concat([randomBytes(bytes - keyBytes), routingKey]).toString('base64url');
}

/** The routing key of a secret: eight hexadecimal digits. */
export function routingKeyOf(secret: string): string {
  return Buffer.from(secret.slice(-43), 'base64url')
    .subarray(bytes - keyBytes)
    .toString('hex');
}

import { createHash } from 'node:crypto';
import { createRoutableSecret } from '../../../platform/auth/routable-secret.js';
import type { SecretBox } from '../../../platform/secrets/secret-box.js';

/** A routable secret as 64 hexadecimal digits. */
const secretFormat = /^[\da-f]{64}$/;

export const placeOfCalendarSecret = (organizationId: string, userId: string) =>
  `calendar_feeds.secret ${organizationId} ${userId}`;

/** A new secret with its stored forms. A random secret can't be guessed, so one round of SHA-256 is enough. */
export function createCalendarSecret(secrets: SecretBox, organizationId: string, userId: string) {
  const secret = Buffer.from(createRoutableSecret(organizationId), 'base64url').toString('hex');
  return {
    secret,
    secretHash: hashOfCalendarSecret(secret),
    sealedSecret: secrets.seal(secret, placeOfCalendarSecret(organizationId, userId)),
  };
}

/** The end of the id of its organization. */
export const routingKeyOfCalendarSecret = (secret: string) => secret.slice(-8);

/** The hash for looking up a secret. No secret has the hash of malformed text. */
export function hashOfCalendarSecret(text: string): Buffer {
  const bytes = secretFormat.test(text) ? Buffer.from(text, 'hex') : Buffer.of();
  return createHash('sha256').update(bytes).digest();
}

import { createHash } from 'node:crypto';
import { createRoutableSecret } from '../../../platform/auth/routable-secret.js';

/** A secret after a prefix that secret scanners recognize in leaks. */
export function createApiKeySecret(organizationId: string): string {
  return `tt_${createRoutableSecret(organizationId)}`;
}

/** The hash to store. A random key cannot be guessed, so one round of SHA-256 is enough. */
export function hashOfApiKey(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The part that lists show: enough to distinguish keys, too little to guess the rest. */
export function prefixOf(secret: string): string {
  return secret.slice(0, 7);
}

export function looksLikeApiKey(text: string): boolean {
  return /^tt_[\w-]{43}$/.test(text);
}

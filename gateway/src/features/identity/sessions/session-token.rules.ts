import { hash } from 'node:crypto';
import { createRoutableSecret } from '../../../platform/auth/routable-secret.js';

/** 43 characters that are valid in a cookie. */
export function createSessionToken(organizationId: string): string {
  return createRoutableSecret(organizationId);
}

/** The hash to store. A random token cannot be guessed, so one round of SHA-256 is enough. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

export function looksLikeSessionToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

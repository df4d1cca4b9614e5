import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in 43 characters that a cookie may hold. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. It has too much chance in it to be guessed, so one round of SHA-256 is enough. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Whether it can be one of our tokens at all. */
export function looksLikeSessionToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

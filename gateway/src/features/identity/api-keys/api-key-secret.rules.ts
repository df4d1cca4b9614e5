import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits behind letters by which scanners for leaked secrets know it. */
export function newApiKeySecret(): string {
  return `tt_${randomBytes(32).toString('base64url')}`;
}

/** What is stored of it. It has too much chance in it to be guessed, so one round of SHA-256 is enough. */
export function hashOfApiKey(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** What is shown of it for ever: enough to tell keys apart, too little to guess the rest. */
export function prefixOf(secret: string): string {
  return secret.slice(0, 7);
}

/** Whether it can be one of our keys at all. */
export function looksLikeApiKey(text: string): boolean {
  return /^tt_[\w-]{43}$/.test(text);
}

import { createHash, randomBytes } from 'node:crypto';

/** A token for a link that works once: 256 random bits. */
export function createOneTimeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Only the hash is stored, so reading the database does not allow using the link. */
export function hashOfOneTimeToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

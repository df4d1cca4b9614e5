import { DomainError } from '../../../platform/errors/index.js';
import { createSessionToken, hashOfToken, looksLikeSessionToken } from '../sessions/session-token.rules.js';

const lifeMs = 60 * 60 * 1000;

export interface AccountLink {
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** Of the person whom the link is for. */
  readonly status: string;
}

/** A new token. Only its hash is stored. */
export function createLinkToken(organizationId: string): { readonly token: string; readonly tokenHash: string } {
  const token = createSessionToken(organizationId);
  return { token, tokenHash: hashOfToken(token) };
}

/** The key for looking up a token; null if the text cannot be one. */
export function hashOfLinkToken(text: string): string | null {
  return looksLikeSessionToken(text) ? hashOfToken(text) : null;
}

export function expiryOfLink(createdAt: Date): Date {
  return new Date(createdAt.getTime() + lifeMs);
}

/**
 * `https://time.example.com/reset#3q2-7w...`: the token is in the fragment, which browsers send neither to the server nor
 * to other pages, so that it is in no log.
 */
export function linkTo(publicUrl: string, page: 'reset' | 'confirm-email', token: string): string {
  return `${publicUrl}/${page}#${token}`;
}

export function isLive({ expiresAt, usedAt, status }: AccountLink, now: Date): boolean {
  return usedAt === null && now < expiresAt && status === 'ACTIVE';
}

export function linkUnknown(): DomainError {
  return new DomainError('not-found', 'link.unknown', 'This link is not valid. Check that you opened all of it.');
}

/** The same for a link that expired, was used, was replaced by a newer one, or belongs to an archived person. */
export function linkSpent(): DomainError {
  return new DomainError('gone', 'link.spent', 'This link has expired or was already used. Ask for a new one.');
}

import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import { routingKeyOf } from '../../../platform/auth/routable-secret.js';
import { systemSql } from '../../../platform/database/tenant-sql.js';
import type { User } from '../users/user.entity.js';
import { type AccountLink, createLinkToken, expiryOfLink, hashOfLinkToken } from './account-link.rules.js';
import { type AccountLinkRow, EmailChange, PasswordReset } from './account-links.entity.js';

interface FoundLink extends AccountLink {
  readonly organizationId: string;
  readonly id: string;
  readonly userId: string;
}

export interface FoundReset extends FoundLink {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly minimumPasswordLength: number;
}

const findReset = `
  select organization_id as "organizationId", id, user_id as "userId", expires_at as "expiresAt", used_at as "usedAt",
    first_name as "firstName", last_name as "lastName", email, status,
    minimum_password_length as "minimumPasswordLength"
  from find_password_reset(?)`;

/** The link of a token in any organization; null if the token is malformed or unknown. */
export function findPasswordReset(em: EntityManager, token: string): Promise<FoundReset | null> {
  return findLink<FoundReset>(em, findReset, token);
}

async function findLink<Found extends FoundLink>(
  em: EntityManager,
  find: string,
  token: string,
): Promise<Found | null> {
  const hash = hashOfLinkToken(token);
  if (!hash) return null;
  const sql = systemSql(em, 'the token determines the organization', { routingKey: routingKeyOf(token) });
  const [row] = await sql.query<Found>(find, [hash]);
  return row ? { ...row, expiresAt: new Date(row.expiresAt), usedAt: row.usedAt && new Date(row.usedAt) } : null;
}

interface NewReset {
  readonly mailedTo: string | null;
  readonly createdBy?: string;
  readonly at: Date;
}

/** Stores a new link, which replaces the live one, and returns its token. Lock the person first. */
export async function createPasswordReset(
  em: EntityManager,
  { id: userId, organizationId }: Pick<User, 'id' | 'organizationId'>,
  { mailedTo, createdBy, at }: NewReset,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  await cancelPasswordResets(em, userId, at);
  const { token, tokenHash } = createLinkToken(organizationId);
  const expiresAt = expiryOfLink(at);
  em.create(PasswordReset, {
    organizationId,
    userId,
    tokenHash,
    mailedTo,
    createdBy: createdBy ?? null,
    createdAt: at,
    expiresAt,
  });
  await em.flush();
  return { token, expiresAt };
}

export async function cancelPasswordResets(em: EntityManager, userId: string, at: Date): Promise<void> {
  await em.nativeUpdate(PasswordReset, { userId, usedAt: null }, { usedAt: at });
}

export async function cancelResetsMadeBy(em: EntityManager, createdBy: string, at: Date): Promise<void> {
  await em.nativeUpdate(PasswordReset, { createdBy, usedAt: null }, { usedAt: at });
}

/** Uses a link up. Of several simultaneous attempts, one returns true. */
export async function spendLink(
  em: EntityManager,
  Link: EntityClass<AccountLinkRow>,
  id: string,
  at: Date,
): Promise<boolean> {
  return (await em.nativeUpdate(Link, { id, usedAt: null, expiresAt: { $gt: at } }, { usedAt: at })) === 1;
}

export interface FoundEmailChange extends FoundLink {
  readonly newEmail: string;
}

const findChange = `
  select organization_id as "organizationId", id, user_id as "userId", new_email as "newEmail",
    expires_at as "expiresAt", used_at as "usedAt", status
  from find_email_change(?)`;

/** The same for the change of an email address. */
export function findEmailChange(em: EntityManager, token: string): Promise<FoundEmailChange | null> {
  return findLink<FoundEmailChange>(em, findChange, token);
}

/**
 * From then on, the person's pending change can't be confirmed. A new password cancels it too: a person who knew the old
 * one may have requested the change.
 */
export async function cancelEmailChanges(em: EntityManager, userId: string, at: Date): Promise<void> {
  await em.nativeUpdate(EmailChange, { userId, usedAt: null }, { usedAt: at });
}

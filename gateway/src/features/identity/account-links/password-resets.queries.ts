import type { EntityManager } from '@mikro-orm/postgresql';
import { routingKeyOf } from '../../../platform/auth/routable-secret.js';
import { systemSql } from '../../../platform/database/tenant-sql.js';
import { type AccountLink, createLinkToken, expiryOfLink, hashOfLinkToken } from './account-link.rules.js';
import { PasswordReset } from './password-reset.entity.js';

export interface FoundReset extends AccountLink {
  readonly organizationId: string;
  readonly id: string;
  readonly userId: string;
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
export async function findPasswordReset(em: EntityManager, token: string): Promise<FoundReset | null> {
  const hash = hashOfLinkToken(token);
  if (!hash) return null;
  const sql = systemSql(em, 'the token determines the organization', { routingKey: routingKeyOf(token) });
  const [row] = await sql.query<FoundReset>(findReset, [hash]);
  return row ? { ...row, expiresAt: new Date(row.expiresAt), usedAt: row.usedAt && new Date(row.usedAt) } : null;
}

interface Recipient {
  readonly id: string;
  readonly organizationId: string;
}

interface NewReset {
  readonly mailedTo: string | null;
  readonly createdBy?: string;
  readonly at: Date;
}

/** Stores a new link, which replaces the live one, and returns its token. Lock the person first. */
export async function createPasswordReset(
  em: EntityManager,
  { id: userId, organizationId }: Recipient,
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
export async function spendPasswordReset(em: EntityManager, id: string, at: Date): Promise<boolean> {
  return (await em.nativeUpdate(PasswordReset, { id, usedAt: null, expiresAt: { $gt: at } }, { usedAt: at })) === 1;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { routingKeyOf } from '../../../platform/auth/routable-secret.js';
import { systemSql } from '../../../platform/database/tenant-sql.js';
import { type AccountLink, hashOfLinkToken } from './account-link.rules.js';
import { EmailChange } from './email-change.entity.js';

export interface FoundEmailChange extends AccountLink {
  readonly organizationId: string;
  readonly id: string;
  readonly userId: string;
  readonly newEmail: string;
}

const findChange = `
  select organization_id as "organizationId", id, user_id as "userId", new_email as "newEmail",
    expires_at as "expiresAt", used_at as "usedAt", status
  from find_email_change(?)`;

/** The change of a token in any organization; null if the token is malformed or unknown. */
export async function findEmailChange(em: EntityManager, token: string): Promise<FoundEmailChange | null> {
  const hash = hashOfLinkToken(token);
  if (!hash) return null;
  const sql = systemSql(em, 'the token determines the organization', { routingKey: routingKeyOf(token) });
  const [row] = await sql.query<FoundEmailChange>(findChange, [hash]);
  return row ? { ...row, expiresAt: new Date(row.expiresAt), usedAt: row.usedAt && new Date(row.usedAt) } : null;
}

/**
 * From then on, the person's pending change can't be confirmed. A new password cancels it too: a person who knew the old
 * one may have requested the change.
 */
export async function cancelEmailChanges(em: EntityManager, userId: string, at: Date): Promise<void> {
  await em.nativeUpdate(EmailChange, { userId, usedAt: null }, { usedAt: at });
}

/** Uses a change up. Of several simultaneous attempts, one returns true. */
export async function spendEmailChange(em: EntityManager, id: string, at: Date): Promise<boolean> {
  return (await em.nativeUpdate(EmailChange, { id, usedAt: null, expiresAt: { $gt: at } }, { usedAt: at })) === 1;
}

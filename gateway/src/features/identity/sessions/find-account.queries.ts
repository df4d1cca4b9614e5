import type { EntityManager } from '@mikro-orm/postgresql';
import { findAccountsOfEmail } from '../users/emails.queries.js';

/** The account that a sign-in with this email address considers first; null without one. */
export async function findAccount(em: EntityManager, email: string) {
  const [account] = await findAccountsOfEmail(em, email);
  return account ? { userId: account.id, organizationId: account.organizationId } : null;
}

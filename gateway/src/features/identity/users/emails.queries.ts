import type { EntityManager } from '@mikro-orm/postgresql';
import { systemSql } from '../../../platform/database/tenant-sql.adapter.js';
import type { User } from './user.entity.js';

/** An account that a sign-in with an email address may mean. */
export interface EmailAccount {
  readonly organizationId: string;
  readonly id: string;
  readonly passwordHash: string | null;
  readonly status: User['status'];
}

/**
 * How many accounts of one email address a sign-in tries. A wrong password always costs this many checks, so that the
 * response time does not reveal how many accounts there are.
 */
export const maxAccountsPerEmail = 3;

/**
 * The accounts of an email address in every organization: the one that holds it, then active ones before archived ones,
 * and older ones first, so that a new account never displaces another one.
 */
export function findAccountsOfEmail(em: EntityManager, email: string): Promise<EmailAccount[]> {
  const sql = systemSql(em, 'the email address and the password determine the organization');
  return sql.query<EmailAccount>(
    `select organization_id as "organizationId", id, password_hash as "passwordHash", status
     from find_accounts_of_email(?, ?)`,
    [email, maxAccountsPerEmail],
  );
}

/**
 * Which of the addresses an account can't get, in lower case: those that an account of any organization holds, and those
 * of other people of this organization. Null for the owner of a new organization.
 */
export async function findTakenEmails(
  em: EntityManager,
  emails: readonly string[],
  organizationId: string | null,
): Promise<ReadonlySet<string>> {
  const sql = systemSql(em, 'an email address is held once in all organizations');
  const taken = await sql.query<{ email: string }>('select email from find_taken_emails(?::jsonb, ?::uuid)', [
    JSON.stringify(emails),
    organizationId,
  ]);
  return new Set(taken.map(({ email }) => email.toLowerCase()));
}

/** Of two simultaneous requests, a database constraint rejects the second with the same error. */
export async function isEmailTaken(em: EntityManager, email: string, organizationId: string | null): Promise<boolean> {
  return (await findTakenEmails(em, [email], organizationId)).size > 0;
}

/**
 * Records that the person reads the mail of their present address. From then on the address is theirs alone, unless an
 * account of another organization holds it already.
 */
export async function markEmailConfirmed(em: EntityManager, user: User, at: Date): Promise<void> {
  await em.populate(user, ['holdsEmail', 'emailConfirmedAt']);
  user.emailConfirmedAt = at;
  if (!user.holdsEmail && user.email) {
    const sql = systemSql(em, 'an email address is held once in all organizations');
    const held = await sql.query('select email from find_taken_emails(?::jsonb, null)', [JSON.stringify([user.email])]);
    user.holdsEmail = held.length === 0;
  }
  await em.flush();
}

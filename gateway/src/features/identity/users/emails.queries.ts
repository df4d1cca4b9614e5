import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../../platform/database/ids.js';
import { scopeToTenant } from '../../../platform/database/tenant-scope.js';
import { isDivided, lockInAllCells, systemSql, tenantSql } from '../../../platform/database/tenant-sql.js';
import { enforce } from '../../../platform/errors/index.js';
import { findTakenKeys, nameOfKey, type PersonKey } from './taken-keys.queries.js';
import type { User } from './user.entity.js';
import { emailMustBeFree } from './user.rules.js';

export interface EmailAccount {
  readonly organizationId: string;
  readonly id: string;
  readonly status: User['status'];
}

/** An account with what proves that a person may use it. */
export interface Credential extends EmailAccount {
  readonly passwordHash: string | null;
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
async function findAccountsOfEmail(em: EntityManager, email: string): Promise<EmailAccount[]> {
  const sql = systemSql(em, 'the email address and the password determine the organization');
  const accounts = await sql.query<EmailAccount & Rank>(
    `select organization_id as "organizationId", id, status,
       holds_email as "holdsEmail", created_at as "createdAt"
     from list_accounts_of_email(?, ?)`,
    [email, maxAccountsPerEmail],
  );
  return accounts.toSorted(byRank).slice(0, maxAccountsPerEmail);
}

const decoy: EmailAccount = { organizationId: newId(), id: newId(), status: 'DISABLED' };

/**
 * The accounts of an email address with the hashes of their passwords, each read as its organization. There is a look-up even if
 * there is no account, so that the response time does not reveal it.
 */
export async function findCredentials(em: EntityManager, email: string): Promise<Credential[]> {
  const accounts = await findAccountsOfEmail(em, email);
  const asked = accounts.length > 0 ? accounts : [decoy];
  const found = await Promise.all(asked.map((account) => readPasswordHash(em, account)));
  return accounts.map((account, index) => ({ ...account, passwordHash: found[index] ?? null }));
}

export async function readPasswordHash(
  em: EntityManager,
  { organizationId, id }: Pick<EmailAccount, 'organizationId' | 'id'>,
): Promise<string | null> {
  const own = em.fork();
  scopeToTenant(own, organizationId);
  const statement = 'select password_hash as hash from users where organization_id = :organization and id = ?';
  const [row] = await tenantSql(own).query<{ hash: string | null }>(statement, [id]);
  return row?.hash ?? null;
}

/** What orders the accounts of several cells: each cell returns its own in this order. */
interface Rank {
  readonly holdsEmail: boolean;
  readonly createdAt: Date | string;
}

const rankOf = ({ holdsEmail, status }: EmailAccount & Rank) => (holdsEmail ? 2 : 0) + (status === 'ACTIVE' ? 1 : 0);

function byRank(one: EmailAccount & Rank, other: EmailAccount & Rank): number {
  const byRight = rankOf(other) - rankOf(one);
  const byAge = new Date(one.createdAt).getTime() - new Date(other.createdAt).getTime();
  return byRight || byAge || (one.id < other.id ? -1 : 1);
}

/**
 * Which of the addresses an account can't get, in lower case: those that an account of any organization holds, and those
 * of other people of this organization. Null for the owner of a new organization.
 */
async function findTakenEmails(
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

/**
 * Which of the addresses people of this organization have, in lower case. An answer about another organization would tell who
 * has an account there.
 */
export async function findOwnEmails(em: EntityManager, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const keys = emails.map((email): PersonKey => ({ kind: 'EMAIL', key: email.toLowerCase() }));
  const taken = await findTakenKeys(em, keys);
  return new Set(keys.filter((key) => taken.has(nameOfKey(key))).map(({ key }) => key));
}

/** Of two simultaneous requests, a database constraint rejects the second with the same error. */
export async function isEmailTaken(em: EntityManager, email: string, organizationId: string | null): Promise<boolean> {
  return (await findTakenEmails(em, [email], organizationId)).size > 0;
}

/**
 * Holds an address for an account that this transaction creates or changes. With one cell, a constraint of the database does: this
 * does nothing then. CONFLICT if an account of another cell holds it.
 */
export async function holdEmail(em: EntityManager, email: string): Promise<void> {
  if (!isDivided(em)) return;
  await lockInAllCells(em, `email ${email.toLowerCase()}`);
  enforce(emailMustBeFree(await isEmailTaken(em, email, null)));
}

/**
 * Records that the person reads the mail of their present address. From then on the address is theirs alone, unless an
 * account of another organization holds it already.
 */
export async function markEmailConfirmed(em: EntityManager, user: User, at: Date): Promise<void> {
  await em.populate(user, ['holdsEmail', 'emailConfirmedAt']);
  user.emailConfirmedAt = at;
  if (!user.holdsEmail && user.email) {
    await lockInAllCells(em, `email ${user.email.toLowerCase()}`);
    user.holdsEmail = !(await isEmailTaken(em, user.email, null));
  }
  await em.flush();
}

/** The account that a sign-in with this email address considers first; null without one. */
export async function findAccount(em: EntityManager, email: string) {
  const [account] = await findAccountsOfEmail(em, email);
  return account ? { userId: account.id, organizationId: account.organizationId } : null;
}

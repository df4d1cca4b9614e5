import { randomBytes } from 'node:crypto';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { removeExportFiles } from '../features/accounting-sync/index.js';
import { auditClosing } from '../features/audit/index.js';
import { hashPassword, readPasswordHash, Session, User, verifyPassword } from '../features/identity/index.js';
import { bindTenant } from '../platform/database/tenant-scope.js';
import { systemSql } from '../platform/database/tenant-sql.js';
import { eraseJobs } from '../platform/jobs/erase-jobs.js';
import type { SweepContext } from '../platform/jobs/sweeps.js';
import { demoPassword, demoPeople, demoSignIns, emailOf } from './cast.js';

interface DemoAccount {
  readonly organizationId: string;
  readonly id: string;
  readonly email: string;
}

export interface DemoSignIn {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

/** The accounts of the demo organization that can sign in. Their domain is reserved for examples (RFC 2606). */
export async function findActiveDemoAccounts(em: EntityManager): Promise<DemoAccount[]> {
  return systemSql(em, 'the demo accounts are found by their addresses').query<DemoAccount>(
    `select organization_id as "organizationId", id, email
     from find_accounts_of_emails(?::jsonb) where status = 'ACTIVE'`,
    [JSON.stringify(demoPeople.map(emailOf))],
  );
}

export async function findPublicDemoAccounts(em: EntityManager): Promise<DemoAccount[]> {
  const accounts = await findActiveDemoAccounts(em);
  const hashes = await Promise.all(accounts.map((account) => readPasswordHash(em, account)));
  const publicHashes = new Set<string | null>();
  for (const hash of new Set(hashes)) if (await verifyPassword(demoPassword, hash)) publicHashes.add(hash);
  return accounts.filter((_, index) => publicHashes.has(hashes[index] ?? null));
}

/** Random passwords instead of the public one, for one person of each role. The others have no usable password. */
export async function renewDemoPasswords(
  orm: MikroORM,
  accounts: readonly DemoAccount[],
): Promise<readonly DemoSignIn[]> {
  const unusable = await hashPassword(createDemoPassword());
  const renewed: DemoSignIn[] = [];
  for (const { organizationId, id, email } of accounts) {
    const signIn = demoSignIns.find((known) => known.email === email.toLowerCase());
    const password = createDemoPassword();
    const passwordHash = signIn ? await hashPassword(password) : unusable;
    await orm.em.fork().transactional(async (em) => {
      await bindTenant(em, organizationId);
      await em.nativeUpdate(User, { id }, { passwordHash });
      await em.nativeDelete(Session, { userId: id });
    });
    if (signIn) renewed.push({ ...signIn, password });
  }
  return renewed;
}

/** Archives everyone in the demo, ends sessions, API keys, invitations and calendars, and removes its jobs and export files. */
export async function closeDemo({ orm, files }: Pick<SweepContext, 'orm' | 'files'>, now: Date): Promise<number> {
  const accounts = await findActiveDemoAccounts(orm.em.fork());
  const byOrganization = Map.groupBy(accounts, ({ organizationId }) => organizationId);
  let closed = 0;
  for (const [organizationId, [account]] of byOrganization) {
    closed += await orm.em.fork().transactional(async (inner) => {
      await bindTenant(inner, organizationId);
      const sql = systemSql(inner, 'the operator closes the demo organization', { isOfTransaction: true });
      const statement = 'select close_organization(?::uuid, ?::timestamptz) as people';
      const [{ people } = { people: 0 }] = await sql.query<{ people: number }>(statement, [organizationId, now]);
      await eraseJobs(inner, null);
      if (account) await auditClosing(inner, { organizationId, userId: account.id, archivedPeople: people }, now);
      return people;
    });
    await removeExportFiles(organizationId, now, { orm, files });
  }
  return closed;
}

/** 90 bits. */
export function createDemoPassword(): string {
  return randomBytes(12).toString('base64url').slice(0, 15);
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../../platform/database/ids.js';
import { systemSql } from '../../../platform/database/tenant-sql.js';

const reason = 'a registration waits for its mail before there is an organization';
const lifetimeMs = 60 * 60 * 1000;

export interface PendingRegistration {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly orgName: string;
  readonly timezone: string | null;
  readonly passwordHash: string;
  readonly browserHash: Buffer;
  readonly inviteHash: Buffer | null;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

type NewRegistration = Omit<PendingRegistration, 'id' | 'expiresAt' | 'usedAt'>;

const columns = `
  id, email::text as email, first_name as "firstName", last_name as "lastName", organization_name as "orgName", timezone,
  password_hash as "passwordHash", browser_hash as "browserHash", invite_hash as "inviteHash",
  expires_at as "expiresAt", used_at as "usedAt"`;

/** Stores a registration until its link is opened. It replaces an earlier one of the same email address. */
export async function storeRegistration(em: EntityManager, given: NewRegistration, now: Date): Promise<string> {
  const [row] = await systemSql(em, reason).query<{ id: string }>(
    `insert into pending_registrations as pending
       (id, email, first_name, last_name, organization_name, timezone, password_hash, browser_hash, invite_hash,
        created_at, expires_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (email) where used_at is null do update set
       id = excluded.id, first_name = excluded.first_name, last_name = excluded.last_name,
       organization_name = excluded.organization_name, timezone = excluded.timezone,
       password_hash = excluded.password_hash, browser_hash = excluded.browser_hash,
       invite_hash = excluded.invite_hash, token_hash = null,
       created_at = excluded.created_at, expires_at = excluded.expires_at
     returning id`,
    [
      newId(),
      given.email,
      given.firstName,
      given.lastName,
      given.orgName,
      given.timezone,
      given.passwordHash,
      given.browserHash,
      given.inviteHash,
      now,
      new Date(now.getTime() + lifetimeMs),
    ],
  );
  return (row as { id: string }).id;
}

/** The registration that a mail is about; null if a newer one replaced it or it was used. */
export async function findRegistration(em: EntityManager, id: string): Promise<PendingRegistration | null> {
  return findOne(em, `select ${columns} from pending_registrations where id = ? and used_at is null`, id);
}

/** Locked until the commit, so that of simultaneous confirmations one finds it unused. */
export async function lockRegistrationOfToken(em: EntityManager, hash: Buffer): Promise<PendingRegistration | null> {
  return findOne(em, `select ${columns} from pending_registrations where token_hash = ? for update`, hash);
}

export async function findRegistrationOfToken(em: EntityManager, hash: Buffer): Promise<PendingRegistration | null> {
  return findOne(em, `select ${columns} from pending_registrations where token_hash = ?`, hash);
}

/** Returns whether the registration still waits. A repeated mail replaces the previous link. */
export async function setLink(em: EntityManager, id: string, tokenHash: Buffer): Promise<boolean> {
  const statement = 'update pending_registrations set token_hash = ? where id = ? and used_at is null';
  return (await systemSql(em, reason).run(statement, [tokenHash, id])) > 0;
}

/** Keeps the row, so that the link says that it was used, without what the person entered. */
export async function markUsed(em: EntityManager, id: string, now: Date): Promise<void> {
  await systemSql(em, reason).run(
    `update pending_registrations set used_at = ?, email = '', first_name = '', last_name = '', organization_name = '',
       password_hash = '', timezone = null
     where id = ?`,
    [now, id],
  );
}

export async function dropRegistration(em: EntityManager, id: string): Promise<void> {
  await systemSql(em, reason).run('delete from pending_registrations where id = ?', [id]);
}

async function findOne(em: EntityManager, statement: string, key: unknown): Promise<PendingRegistration | null> {
  const [row] = await systemSql(em, reason).query<PendingRegistration>(statement, [key]);
  return row ? { ...row, expiresAt: new Date(row.expiresAt), usedAt: row.usedAt && new Date(row.usedAt) } : null;
}

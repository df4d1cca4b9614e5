import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../../platform/database/ids.js';
import { systemSql } from '../../../platform/database/tenant-sql.js';
import type { SecretBox } from '../../../platform/secrets/secret-box.js';

const reason = 'a registration waits for its mail before there is an organization';
const lifetimeMs = 60 * 60 * 1000;

export interface PendingRegistration {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly orgName: string;
  readonly timezone: string | null;
  /** Every request may read the table: only a gateway with the key of secrets opens the hash. */
  readonly sealedPasswordHash: Buffer;
  readonly browserHash: Buffer;
  readonly inviteHash: Buffer | null;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

interface NewRegistration extends Omit<PendingRegistration, 'id' | 'sealedPasswordHash' | 'expiresAt' | 'usedAt'> {
  readonly passwordHash: string;
}

const placeOfHash = (id: string) => `pending_registrations.password_hash ${id}`;

const columns = `
  id, email::text as email, first_name as "firstName", last_name as "lastName", organization_name as "orgName", timezone,
  sealed_password_hash as "sealedPasswordHash", browser_hash as "browserHash", invite_hash as "inviteHash",
  expires_at as "expiresAt", used_at as "usedAt"`;

/** Stores a registration until its link is opened. It replaces an earlier one of the same email address. */
export async function storeRegistration(
  em: EntityManager,
  secrets: SecretBox,
  given: NewRegistration,
  now: Date,
): Promise<string> {
  const id = newId();
  await systemSql(em, reason).run(
    `insert into pending_registrations as pending
       (id, email, first_name, last_name, organization_name, timezone, sealed_password_hash, browser_hash, invite_hash,
        created_at, expires_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (email) where used_at is null do update set
       id = excluded.id, first_name = excluded.first_name, last_name = excluded.last_name,
       organization_name = excluded.organization_name, timezone = excluded.timezone,
       sealed_password_hash = excluded.sealed_password_hash, browser_hash = excluded.browser_hash,
       invite_hash = excluded.invite_hash, token_hash = null,
       created_at = excluded.created_at, expires_at = excluded.expires_at`,
    [
      id,
      given.email,
      given.firstName,
      given.lastName,
      given.orgName,
      given.timezone,
      secrets.seal(given.passwordHash, placeOfHash(id)),
      given.browserHash,
      given.inviteHash,
      now,
      new Date(now.getTime() + lifetimeMs),
    ],
  );
  return id;
}

/** Null if it was sealed with a key that this gateway does not have. */
export function openPasswordHash(secrets: SecretBox, registration: PendingRegistration): string | null {
  return secrets.open(registration.sealedPasswordHash, placeOfHash(registration.id));
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
       sealed_password_hash = '', timezone = null
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

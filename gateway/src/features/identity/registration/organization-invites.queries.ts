import type { EntityManager } from '@mikro-orm/postgresql';
import { type Sql, systemSql } from '../../../platform/database/tenant-sql.js';
import { enforce, type Violation } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/ports/platform.js';
import {
  createOneTimeToken,
  hashOfOneTimeToken,
  inviteExpired,
  inviteRequired,
  inviteUnknown,
  inviteUsed,
  registrationClosed,
} from './registration.rules.js';

const reason = 'no organization exists yet';

interface Invite {
  readonly isSetUp: boolean;
  readonly expiresAt: Date | string;
  readonly usedAt: Date | string | null;
}

interface NewInvite {
  readonly now: Date;
  readonly hours: number;
  /** Valid for the first organization only. */
  readonly isSetUp: boolean;
}

export async function createOrganizationInvite(
  sql: Pick<Sql, 'run'>,
  { now, hours, isSetUp }: NewInvite,
): Promise<string> {
  const token = createOneTimeToken();
  await sql.run(
    'insert into organization_invites (token_hash, is_set_up, created_at, expires_at) values (?, ?, ?, ?)',
    [hashOfOneTimeToken(token), isSetUp, now, new Date(now.getTime() + hours * 3_600_000)],
  );
  return token;
}

/** The token is in the fragment, which browsers send to no server. */
export function organizationInviteLink(publicUrl: string, token: string): string {
  return `${publicUrl}/login#invite=${token}`;
}

/** Why a link can't be used; undefined if it can. */
async function findInviteProblem(em: EntityManager, hash: Buffer, now: Date): Promise<Violation> {
  const [invite] = await systemSql(em, reason).query<Invite>(
    `select is_set_up as "isSetUp", expires_at as "expiresAt", used_at as "usedAt"
     from organization_invites where token_hash = ?`,
    [hash],
  );
  if (!invite) return inviteUnknown();
  if (invite.usedAt) return inviteUsed();
  if (now >= new Date(invite.expiresAt)) return inviteExpired();
  return invite.isSetUp && !(await isWithoutOrganizations(em)) ? inviteUsed() : undefined;
}

/** Uses a link. Only one of simultaneous registrations gets it. Other links for the first organization end with it. */
async function consumeInvite(em: EntityManager, hash: Buffer, now: Date): Promise<Violation> {
  const sql = systemSql(em, reason);
  // Two links for the first organization create one.
  await sql.query(`select pg_advisory_xact_lock(hashtext('timetrack-organization-invites'))`);
  const problem = await findInviteProblem(em, hash, now);
  if (problem) return problem;
  await sql.run('update organization_invites set used_at = ? where token_hash = ?', [now, hash]);
  return undefined;
}

export async function isWithoutOrganizations(em: EntityManager): Promise<boolean> {
  const rows = await systemSql(em, reason).query<{ empty: boolean }>('select is_without_organizations() as empty');
  return rows.every(({ empty }) => empty);
}

/** The hash of the operator's link that the registration uses; null if it needs none. */
export type InviteHash = Buffer | null;

/**
 * Rejects a registration that the settings of the server do not allow. `invite` takes a link of the operator. `closed`
 * takes the link that the start printed, as long as there is no organization.
 */
export async function admitRegistration(
  em: EntityManager,
  { config, clock }: Platform,
  inviteToken: string | null,
): Promise<InviteHash> {
  const { registration } = config.signUp;
  if (registration === 'open') return null;
  if (registration === 'closed' && !(await isWithoutOrganizations(em))) throw registrationClosed();
  if (!inviteToken) throw registration === 'closed' ? registrationClosed() : inviteRequired();
  const hash = hashOfOneTimeToken(inviteToken);
  enforce(await findInviteProblem(em, hash, clock.now()));
  return hash;
}

export async function takeInvite(em: EntityManager, { clock }: Platform, hash: InviteHash): Promise<void> {
  if (hash) enforce(await consumeInvite(em, hash, clock.now()));
}

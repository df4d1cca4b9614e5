import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '../../../platform/auth/viewer.js';
import { bindTenant } from '../../../platform/database/tenant-scope.js';
import { systemSql, tenantSql } from '../../../platform/database/tenant-sql.js';
import { networkOf } from '../../../platform/rate-limits/network.js';
import { readRows, where } from '../../../platform/read-model/index.js';
import type { PrepareContext } from '../../../platform/use-case/index.js';
import { lockPeople } from '../callers/caller-check.queries.js';
import type { UserFacts } from '../users/user.types.js';
import { Invitation } from './invitation.entity.js';
import { invitationOfRow, invitationReads } from './invitation.reads.js';
import { type InvitationFacts, invitationUnknown } from './invitation.rules.js';
import { hashOfCode, parseInvitationCode } from './invitation-code.rules.js';

const idByHash = 'select id, organization_id as "organizationId" from find_invitation(?)';

interface Key {
  readonly id: string;
  readonly organizationId: string;
}

/** Finds the invitation of a code in any organization; null if the code is malformed or unknown. */
async function keyOfCode(em: EntityManager, text: string): Promise<Key | null> {
  const code = parseInvitationCode(text);
  if (!code) return null;
  const sql = systemSql(em, 'the code determines the organization');
  const [key] = await sql.query<Key>(idByHash, [hashOfCode(code)]);
  return key ?? null;
}

export interface InvitationOfCode extends InvitationFacts {
  readonly id: string;
  readonly organizationId: string;
  readonly role: Role;
  readonly email: string | null;
  readonly user: UserFacts | null;
}

/** The invitation of a code. The caller has no session, so the code alone determines the organization. */
export async function invitationOfCode(em: EntityManager, text: string): Promise<InvitationOfCode | null> {
  const key = await keyOfCode(em, text);
  if (!key) return null;
  await bindTenant(em, key.organizationId);
  const [row] = await readRows(em, invitationReads, where`id = ${key.id}::uuid`, {
    parts: ['invited', 'invitedDetails'],
  });
  return row ? { ...row, ...invitationOfRow(row), ...key } : null;
}

/**
 * Locks an invitation until the commit, so that simultaneous registrations with one code run one after another. Its person is
 * locked first, as by every command that changes a person.
 */
export async function lockInvitation(em: EntityManager, { id, organizationId }: Key): Promise<Invitation | null> {
  await bindTenant(em, organizationId);
  const [found] = await readRows(em, invitationReads, where`id = ${id}::uuid`);
  if (found?.userId) await lockPeople(em, organizationId, [found.userId]);
  return em.findOne(Invitation, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/**
 * The invitation of a code, with a rate limit on unknown codes from one address. Each attempt is counted before the
 * look-up, so that simultaneous guesses can't bypass the limit, and is refunded unless the code was unknown.
 */
export async function findInvitationWithinLimit(
  { em, request, platform }: PrepareContext<unknown>,
  text: string,
): Promise<InvitationOfCode> {
  const { rateLimits, config } = platform;
  const limit = config.limits.invitationMissesPerAddress;
  const address = networkOf(request.address);
  await rateLimits.take(limit, address);
  const invitation = await invitationOfCode(em, text).catch(async (error) => {
    await rateLimits.refund(limit, address);
    throw error;
  });
  if (!invitation) throw invitationUnknown();
  await rateLimits.refund(limit, address);
  return invitation;
}

/**
 * Whether the organization may send mail to strangers: an active owner must read their own mail. Everyone can register
 * an organization, and its name is in the mail.
 */
export async function mayMailStrangers(em: EntityManager, organizationId: string): Promise<boolean> {
  const [row] = await tenantSql(em, organizationId).query<{ allowed: boolean }>(
    `select exists (
       select from users
       where organization_id = :organization and role = 'OWNER' and status = 'ACTIVE' and email_confirmed_at is not null
     ) as allowed`,
  );
  return row?.allowed === true;
}

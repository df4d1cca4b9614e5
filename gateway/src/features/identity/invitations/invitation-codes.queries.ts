import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { PrepareContext } from '../../../platform/use-case/index.js';
import { networkOf } from '../credentials/guessing-limits.service.js';
import { Invitation } from './invitation.entity.js';
import { invitationUnknown } from './invitation.rules.js';
import { hashOfCode, readInvitationCode } from './invitation-code.rules.js';

const idByHash = 'select id, organization_id as "organizationId" from invitations where code_hash = ?';

interface Key {
  readonly id: string;
  readonly organizationId: string;
}

/** Whose invitation the code is, in whichever organization; null for a code that can't be read or that nobody has. */
async function keyOfCode(em: EntityManager, text: string): Promise<Key | null> {
  const code = readInvitationCode(text);
  if (!code) return null;
  const [key] = await em.execute<Key[]>(idByHash, [hashOfCode(code)]);
  return key ?? null;
}

/** The invitation of a code, for whoever has the code. Nobody is signed in: the code alone says which organization. */
export async function invitationOfCode(em: EntityManager, text: string): Promise<Invitation | null> {
  const key = await keyOfCode(em, text);
  return key && em.findOne(Invitation, { ...key }, { filters: { tenant: false } });
}

/** The same, locked until the commit: of many who come at once with one code, one is let through at a time. */
export function lockInvitation(em: EntityManager, { id, organizationId }: Key): Promise<Invitation | null> {
  const where = { id, organizationId };
  return em.findOne(Invitation, where, { filters: { tenant: false }, lockMode: LockMode.PESSIMISTIC_WRITE });
}

/**
 * The invitation of a code under the limit on guessing: misses from one address count. Each try is counted before it is
 * known whether it misses, so that tries sent at once can't slip past; one that was no miss is given back.
 */
export async function guessedInvitation(
  { em, request, platform }: PrepareContext<unknown>,
  text: string,
): Promise<Invitation> {
  const { rateLimits, config } = platform;
  const limit = config.limits.invitationMissesPerAddress;
  const address = networkOf(request.address);
  await rateLimits.take(limit, address);
  const invitation = await invitationOfCode(em, text).catch(async (error) => {
    await rateLimits.giveBack(limit, address);
    throw error;
  });
  if (!invitation) throw invitationUnknown();
  await rateLimits.giveBack(limit, address);
  return invitation;
}

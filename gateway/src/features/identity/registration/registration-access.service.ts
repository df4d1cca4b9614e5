import type { EntityManager } from '@mikro-orm/postgresql';
import { enforce } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/ports/platform.js';
import { consumeInvite, findInviteProblem, isWithoutOrganizations } from './organization-invites.queries.js';
import { hashOfOneTimeToken, inviteRequired, registrationClosed } from './registration.rules.js';

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

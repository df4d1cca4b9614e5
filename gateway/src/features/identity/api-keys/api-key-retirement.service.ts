import { LockMode } from '@mikro-orm/core';
import type { SignedInContext } from '../../../access/index.js';
import type { DomainEvent } from '../../../platform/use-case/index.js';
import { sessionEnded } from '../sessions/session-ended.types.js';
import type { User } from '../users/user.entity.js';
import { ApiKey } from './api-key.entity.js';
import { mayOwnKeys } from './api-key.policy.js';

/** Closes the sockets of a key at every gateway. A key is announced like a session. */
export function keyEnded({ id }: Pick<ApiKey, 'id'>): DomainEvent {
  return { topic: sessionEnded, payload: { sessionId: id } };
}

/**
 * Revokes the keys of a person who may no longer own any: who was archived, deleted, or given a role that can't create
 * keys. Does nothing for anyone else. Call it after the change, in its transaction. Returns the number of keys.
 */
export async function revokeKeysOf({ em, platform, publish, record }: SignedInContext, owner: User): Promise<number> {
  if (mayOwnKeys(owner)) return 0;
  const keys = await em.find(
    ApiKey,
    { owner: owner.id, revokedAt: null },
    // The lock waits for an administrator who is taking a key over. That key is then no longer found.
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  for (const key of keys) {
    key.revokedAt = platform.clock.now();
    publish(keyEnded(key));
    record({
      action: 'api-key.revoked',
      subjectType: 'API_KEY',
      subjectId: key.id,
      changes: { name: { before: key.name }, reason: { after: 'The owner can no longer own API keys' } },
    });
  }
  await em.flush();
  return keys.length;
}

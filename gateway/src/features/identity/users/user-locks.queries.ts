import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignedInContext } from '../../../access/index.js';
import { failures } from '../../../platform/errors/index.js';
import { User } from './user.entity.js';

/**
 * Somebody of the organization whom the caller is about to change, and the caller: both rows stay locked until the
 * commit, always in the same order. Of two who archive each other at once, the second is signed out by then.
 */
export async function lockMember({ em, viewer }: SignedInContext, id: string): Promise<User> {
  await lockPeople(em, viewer.organizationId, [viewer.userId, id]);
  const people = await em.find(User, { id: { $in: [viewer.userId, id] }, deletedAt: null });
  if (people.find((person) => person.id === viewer.userId)?.status !== 'ACTIVE') throw failures.unauthenticated();
  const member = people.find((person) => person.id === id);
  if (!member) throw failures.notFound('Team member');
  return member;
}

/**
 * `no key`: rows that are just being written with a reference to the person (a punch, an audit entry) don't wait, and
 * so nobody waits for them in a circle.
 */
export async function lockPeople(em: EntityManager, organizationId: string, ids: readonly string[]): Promise<void> {
  await em.execute(
    'select id from users where organization_id = ? and id = any(?::uuid[]) order by id for no key update',
    [organizationId, `{${ids.join(',')}}`],
  );
}

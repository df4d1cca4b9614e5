import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignedInContext } from '../../../access/index.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.adapter.js';
import { failures } from '../../../platform/errors/index.js';
import { User } from './user.entity.js';

/**
 * Locks the rows of the caller and of the user they are about to change, until the commit and always in the same order.
 * When two users archive each other at the same time, the second one is signed out by then.
 */
export async function lockMember({ em, viewer }: SignedInContext, id: string): Promise<User> {
  await lockUsers(em, [viewer.userId, id]);
  const users = await em.find(User, { id: { $in: [viewer.userId, id] }, deletedAt: null });
  if (users.find((user) => user.id === viewer.userId)?.status !== 'ACTIVE') throw failures.unauthenticated();
  const member = users.find((user) => user.id === id);
  if (!member) throw failures.notFound('Team member');
  return member;
}

/**
 * `no key update` does not block transactions that insert rows referencing the user, such as a clock-in or an audit
 * entry, and so it cannot deadlock with them.
 */
async function lockUsers(em: EntityManager, ids: readonly string[]): Promise<void> {
  await tenantSql(em).query(
    'select id from users where organization_id = :organization and id = any(?::uuid[]) order by id for no key update',
    [arrayLiteral(ids)],
  );
}

import type { SignedInContext } from '../../../access/index.js';
import { failures } from '../../../platform/errors/index.js';
import { User } from './user.entity.js';

/** Finds a person in the command's `locks`, which no other command changes until the commit. */
export async function findLockedMember({ em }: SignedInContext, id: string): Promise<User> {
  const member = await em.findOne(User, { id, deletedAt: null });
  if (!member) throw failures.notFound('Team member');
  return member;
}

/** For `locks` of a command that changes one person. */
export const memberLock = { locks: ({ id }: { readonly id: string }) => [id] } as const;

/** For `locks` of a command that changes the caller's own row or sessions. */
export const callerLock = { locks: () => [] } as const;

import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../platform/auth/viewer.types.js';
import { User } from '../../identity/index.js';

/**
 * Whether the viewer is the only active owner of the organization. An owner who joins at the same moment is either seen
 * here, or joins after the approval.
 */
export async function isOnlyOwner(em: EntityManager, viewer: Viewer): Promise<boolean> {
  if (viewer.role !== 'OWNER') return false;
  return (await em.count(User, { id: { $ne: viewer.userId }, role: 'OWNER', status: 'ACTIVE' })) === 0;
}

import { permissionTable } from '../../../access/index.js';
import type { Role } from '../../../platform/auth/viewer.js';
import type { User } from '../users/user.entity.js';

/** The roles whose people may own keys: those that may create them. */
export const keyOwnerRoles: readonly Role[] = permissionTable.createApiKey;

/** Whether the person may own keys. Keys of anyone else stop working. */
export function mayOwnKeys({ role, status }: Pick<User, 'role' | 'status'>): boolean {
  return status === 'ACTIVE' && keyOwnerRoles.includes(role);
}

import { registerEnumType } from 'type-graphql';
import { type Role, roles } from '../../../platform/auth/viewer.js';

/** INVITED has not registered yet; DISABLED is shown as archived. Only ACTIVE people sign in. */
export const userStatuses = ['ACTIVE', 'INVITED', 'DISABLED'] as const;

export type UserStatus = (typeof userStatuses)[number];

export const RoleEnum = byName(roles) satisfies Record<Role, Role>;
export const UserStatusEnum = byName(userStatuses) satisfies Record<UserStatus, UserStatus>;

registerEnumType(RoleEnum, {
  name: 'Role',
  description: 'What somebody may do; the ranks are OWNER > ADMIN > MANAGER > ACCOUNTANT > WORKER.',
});
registerEnumType(UserStatusEnum, { name: 'UserStatus', description: 'DISABLED is shown as archived.' });

function byName<Name extends string>(names: readonly Name[]): { readonly [N in Name]: N } {
  return Object.fromEntries(names.map((name) => [name, name])) as { readonly [N in Name]: N };
}

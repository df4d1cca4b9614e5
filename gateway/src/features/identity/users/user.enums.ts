import { z } from 'zod';
import { roles } from '../../../platform/auth/viewer.types.js';
import { enumFromZod } from '../../../platform/graphql/schema/types-from-zod.builder.js';

/** INVITED has not registered yet, and DISABLED is presented as archived. Only ACTIVE users can sign in. */
const userStatuses = ['ACTIVE', 'INVITED', 'DISABLED'] as const;

export type UserStatus = (typeof userStatuses)[number];

export const userRole = enumFromZod(
  'Role',
  z.enum(roles),
  'What a user may do. Ranks, highest first: OWNER, ADMIN, MANAGER, ACCOUNTANT, WORKER.',
);
export const userStatus = enumFromZod('UserStatus', z.enum(userStatuses), 'DISABLED means archived.');

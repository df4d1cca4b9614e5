import { z } from 'zod';
import { roles } from '../../../platform/auth/viewer.js';
import { enumFromZod } from '../../../platform/graphql/schema/types-from-zod.js';

/** INVITED has not registered yet, and DISABLED is presented as archived. Only ACTIVE users can sign in. */
const userStatuses = ['ACTIVE', 'INVITED', 'DISABLED'] as const;

export type UserStatus = (typeof userStatuses)[number];

export const userRole = enumFromZod(
  'Role',
  z.enum(roles),
  'What a user may do. Ranks, highest first: OWNER, ADMIN, MANAGER, ACCOUNTANT, WORKER.',
  {
    ACCOUNTANT: 'Reads hours, closes pay periods and exports payroll.',
    ADMIN: 'Manages people and settings, except for owners.',
    MANAGER: 'Plans schedules, and approves timesheets and time off.',
    OWNER: 'May do everything.',
    WORKER: 'Records their own hours and requests time off.',
  },
);
export const userStatus = enumFromZod('UserStatus', z.enum(userStatuses), 'DISABLED means archived.', {
  ACTIVE: 'The person can sign in.',
  DISABLED: 'The person is archived.',
  INVITED: 'The person has not registered yet.',
});

import { z } from 'zod';
import { roles } from '../../../platform/auth/viewer.js';
import { enumFromZod, enumOf } from '../../../platform/graphql/schema/types-from-zod.js';

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
export const userStatus = enumOf('UserStatus', 'DISABLED means archived.', {
  ACTIVE: 'The person can sign in.',
  INVITED: 'The person has not registered yet.',
  DISABLED: 'The person is archived.',
});
export type UserStatus = z.infer<typeof userStatus>;

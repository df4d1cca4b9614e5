import { z } from 'zod';
import { nodeFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { userRole, userStatus } from './user-role.types.js';

/** In GraphQL, field resolvers check whether the viewer may see the email address and the employee number. */
export const userView = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable().meta({ description: 'Null if invisible to the viewer, or if the person was deleted.' }),
  employeeNumber: z.string().nullable().meta({
    description: 'The person’s number at the payroll provider. Null if there is none or the viewer may not see it.',
  }),
  role: userRole.meta({ description: 'What the user may do.' }),
  status: userStatus.meta({ description: 'Whether the user can sign in.' }),
  scheduleColor: z.string().meta({ description: 'The color of their bars in the schedule: #3b82f6.' }),
});

export type UserView = z.infer<typeof userView>;

export const UserType = nodeFromZod('User', userView, 'A person who belongs to an organization.');

export const userName = userView.pick({ id: true, firstName: true, lastName: true }).meta({ id: 'PersonName' });

export type UserName = z.infer<typeof userName>;

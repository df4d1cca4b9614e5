import { z } from 'zod';
import { userRole, userStatus } from './user.enums.js';

export const userJson = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable().meta({ description: 'Null once the person is deleted.' }),
  role: userRole,
  status: userStatus,
  scheduleColor: z.string().meta({ description: 'The color of their bars in the schedule: #3b82f6.' }),
});

export function presentUser(user: z.infer<typeof userJson>): z.infer<typeof userJson> {
  const { id, firstName, lastName, email, role, status, scheduleColor } = user;
  return { id, firstName, lastName, email, role, status, scheduleColor };
}

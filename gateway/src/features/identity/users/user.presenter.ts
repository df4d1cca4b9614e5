import { z } from 'zod';
import { roles } from '../../../platform/auth/viewer.js';
import type { User } from './user.entity.js';
import { userStatuses } from './user.enums.js';

export const userJson = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  /** Null once the person is deleted. */
  email: z.string().nullable(),
  role: z.enum(roles),
  status: z.enum(userStatuses),
  scheduleColor: z.string(),
});

export function presentUser(user: User): z.input<typeof userJson> {
  const { id, firstName, lastName, email, role, status, scheduleColor } = user;
  return { id, firstName, lastName, email, role, status, scheduleColor };
}

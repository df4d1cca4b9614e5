import { z } from 'zod';
import { roles } from '../../../platform/auth/viewer.types.js';
import { idInput } from '../../../platform/database/ids.inputs.js';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.builder.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.builder.js';
import { nameText, optionalText, required } from '../../../platform/inputs/text.inputs.js';
import { emailText, newPasswordText } from '../credentials/credentials.inputs.js';
import { userRole } from './user.enums.js';

export const roleInput = graphqlTypeOf(
  z.enum(roles, {
    error: ({ input }) =>
      input === undefined || input === null ? 'Role is required' : `Role must be one of ${roles.join(', ')}`,
  }),
  () => userRole.enum,
);

const employeeNumber = optionalText('Employee number', 40);

export const createUserInput = z.object({
  email: emailText,
  firstName: nameText('First name'),
  lastName: nameText('Last name'),
  role: roleInput,
  password: newPasswordText,
  employeeNumber,
});

/** `#3B82F6` and ` #3b82f6 ` are the same color: stored in lowercase. */
const scheduleColor = required('Schedule color')
  .trim()
  .toLowerCase()
  .regex(/^#[\da-f]{6}$/, 'Schedule color must be a color such as #3b82f6');

/**
 * The fields to change. Absent fields stay unchanged, and null removes the employee number. The id is a separate argument in
 * GraphQL and part of the path in REST.
 */
const updateUserShape = z.object({
  scheduleColor: scheduleColor.optional(),
  firstName: nameText('First name').optional(),
  lastName: nameText('Last name').optional(),
  employeeNumber,
});

export const updateUserInput = updateUserShape.extend({ id: idInput });

export const userIdInput = z.object({ id: idInput });

export const UpdateUserInput = inputFromZod('UpdateUserInput', updateUserShape);
export const CreateUserInput = inputFromZod('CreateUserInput', createUserInput);

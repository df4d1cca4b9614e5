import { z } from 'zod';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.builder.js';
import { nameText } from '../../../platform/inputs/text.inputs.js';
import { givenPasswordSchema, newPasswordSchema } from '../credentials/credentials.inputs.js';

/** Absent fields stay unchanged. */
export const updateProfileInput = z.object({
  firstName: nameText('First name').optional(),
  lastName: nameText('Last name').optional(),
});

export const changePasswordInput = z.object({
  currentPassword: givenPasswordSchema('Current password'),
  newPassword: newPasswordSchema('New password'),
});

export const UpdateProfileInput = inputFromZod('UpdateProfileInput', updateProfileInput);
export const ChangePasswordInput = inputFromZod('ChangePasswordInput', changePasswordInput);

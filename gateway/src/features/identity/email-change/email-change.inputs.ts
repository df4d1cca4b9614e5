import { z } from 'zod';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.builder.js';
import { required } from '../../../platform/inputs/text.inputs.js';
import { emailText, givenPasswordSchema } from '../credentials/credentials.inputs.js';

export const changeEmailInput = z.object({
  newEmail: emailText,
  currentPassword: givenPasswordSchema('Current password'),
});

/** Any text: a malformed token is treated as an unknown one. */
export const confirmEmailInput = z.object({ token: required('Token').trim().min(1, 'Token is required') });

export const ChangeEmailInput = inputFromZod('ChangeEmailInput', changeEmailInput);
export const ConfirmEmailInput = inputFromZod('ConfirmEmailInput', confirmEmailInput);

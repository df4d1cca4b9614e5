import { z } from 'zod';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.builder.js';
import { required } from '../../../platform/inputs/text.inputs.js';
import { emailText, newPasswordSchema } from '../credentials/credentials.inputs.js';

/** Any text: a malformed token is treated as an unknown one. */
const linkToken = required('Token').trim().min(1, 'Token is required');

export const requestPasswordResetInput = z.object({ email: emailText });

export const passwordResetInput = z.object({ token: linkToken });

export const resetPasswordInput = z.object({ token: linkToken, newPassword: newPasswordSchema('New password') });

export const RequestPasswordResetInput = inputFromZod('RequestPasswordResetInput', requestPasswordResetInput);
export const ResetPasswordInput = inputFromZod('ResetPasswordInput', resetPasswordInput);

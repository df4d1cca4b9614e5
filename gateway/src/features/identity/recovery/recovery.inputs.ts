import { z } from 'zod';
import { required } from '../../../platform/inputs/text.js';
import { emailText, newPasswordSchema } from '../credentials/credentials.inputs.js';

/** Any text: a malformed token is treated as an unknown one. */
const linkToken = required('Token')
  .trim()
  .min(1, 'Token is required')
  .meta({ description: 'The token of the link. It works once, until it expires.' });

export const requestPasswordResetInput = z
  .object({
    email: emailText.meta({
      description: 'At most 200 characters. The response never reveals an account.',
    }),
  })
  .meta({ description: 'The account whose password is forgotten.' });

export const passwordResetInput = z.object({ token: linkToken });

export const resetPasswordInput = z
  .object({ token: linkToken, newPassword: newPasswordSchema('New password') })
  .meta({ description: 'The token of the link, and the new password.' });

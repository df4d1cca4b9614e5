import { z } from 'zod';
import { nameText } from '../../../platform/inputs/text.js';
import { givenPasswordSchema, newPasswordSchema } from '../credentials/credentials.inputs.js';

export const updateProfileInput = z
  .object({
    firstName: nameText('First name').optional().meta({ description: 'The new first name, at most 200 characters.' }),
    lastName: nameText('Last name').optional().meta({ description: 'The new last name, at most 200 characters.' }),
  })
  .meta({ description: 'The changes. Absent fields stay unchanged.' });

export const changePasswordInput = z
  .object({
    currentPassword: givenPasswordSchema('Current password'),
    newPassword: newPasswordSchema('New password'),
  })
  .meta({ description: 'The present and the new password.' });

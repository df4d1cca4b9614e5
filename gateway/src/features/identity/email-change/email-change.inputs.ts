import { z } from 'zod';
import { required } from '../../../platform/inputs/text.js';
import { emailText, givenPasswordSchema } from '../credentials/credentials.inputs.js';

export const changeEmailInput = z
  .object({
    newEmail: emailText.meta({
      description: 'The new email address, at most 200 characters. It gets the link.',
    }),
    currentPassword: givenPasswordSchema('Current password'),
  })
  .meta({ description: 'The new address, and the proof that the caller may change it.' });

/** Any text: a malformed token is treated as an unknown one. */
export const confirmEmailInput = z
  .object({
    token: required('Token')
      .trim()
      .min(1, 'Token is required')
      .meta({ description: 'The token of the mailed link. It works once, until it expires.' }),
  })
  .meta({ description: 'The token of the mailed link.' });

import { z } from 'zod';
import { nameText, required } from '../../../platform/inputs/text.js';
import { timezone } from '../../organization/index.js';
import { emailText, newPasswordText, passwordText } from '../credentials/credentials.inputs.js';

export const registerOrganizationInput = z
  .object({
    firstName: nameText('First name').describe('The first name of the owner, at most 200 characters.'),
    lastName: nameText('Last name').describe('The last name of the owner, at most 200 characters.'),
    email: emailText.describe('The owner’s email address, at most 200 characters.'),
    password: newPasswordText,
    orgName: nameText('Organization name').describe('The name of the organization, at most 200 characters.'),
    timezone: timezone.optional().describe('The browser’s IANA time zone, such as America/Denver, or null.'),
    inviteToken: z
      .string({ error: 'The token of the link must be a string' })
      .trim()
      .max(200, 'The token of the link must be at most 200 characters')
      .nullish()
      .describe('From the operator’s link, unless registration is open.'),
  })
  .describe('The organization and its owner.');

export const registrationOptionsInput = z.object({});

export const confirmRegistrationInput = z
  .object({
    token: required('Token')
      .trim()
      .min(1, 'Token is required')
      .max(200, 'Token must be at most 200 characters')
      .describe('The token of the mailed link. It works once, until it expires.'),
    password: passwordText.nullish().describe('The password, unless in the browser that registered.'),
  })
  .describe('The token of the mailed link.');

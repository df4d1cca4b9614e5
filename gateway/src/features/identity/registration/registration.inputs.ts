import { z } from 'zod';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.builder.js';
import { nameText } from '../../../platform/inputs/text.inputs.js';
import { timezone } from '../../organization/index.js';
import { emailText, newPasswordText } from '../credentials/credentials.inputs.js';

export const registerOrganizationInput = z.object({
  firstName: nameText('First name'),
  lastName: nameText('Last name'),
  email: emailText,
  password: newPasswordText,
  orgName: nameText('Organization name'),
  timezone: timezone.optional().meta({
    description: 'The time zone of the browser. The organization is asked to confirm it. Null for the default.',
  }),
});

export const RegisterOrganizationInput = inputFromZod('RegisterOrganizationInput', registerOrganizationInput);

import { z } from 'zod';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.builder.js';
import { nameText } from '../../../platform/inputs/text.inputs.js';
import { emailText, newPasswordText } from '../credentials/credentials.inputs.js';

export const registerOrganizationInput = z.object({
  firstName: nameText('First name'),
  lastName: nameText('Last name'),
  email: emailText,
  password: newPasswordText,
  orgName: nameText('Organization name'),
});

export const RegisterOrganizationInput = inputFromZod('RegisterOrganizationInput', registerOrganizationInput);

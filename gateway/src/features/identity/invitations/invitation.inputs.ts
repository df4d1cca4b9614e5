import { z } from 'zod';
import { roles } from '../../../platform/auth/viewer.js';
import { idOrNobodys } from '../../../platform/database/ids.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/graphql-types.js';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.js';
import { nameText, required } from '../../../platform/inputs/text.inputs.js';
import { pageInput } from '../../../platform/paging/index.js';
import { emailText, newPasswordText } from '../credentials/credentials.inputs.js';
import { userRole } from '../users/user.enums.js';

const role = graphqlTypeOf(z.enum(roles, { error: `Role must be one of ${roles.join(', ')}` }), () => userRole.enum);

/** A field that a form leaves empty was not filled in: null. */
function orNothing(label: string, schema: z.ZodType<string>) {
  const text = z.string({ error: `${label} must be a text` }).transform((given, context): string | null => {
    if (given.trim() === '') return null;
    const { data, error } = schema.safeParse(given);
    for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message });
    return data ?? null;
  });
  return graphqlTypeOf(text, () => String).nullish();
}

/** Whatever somebody types: what can't be read as a code is one that nobody has. */
const code = required('Invitation code').trim().min(1, 'Invitation code is required');

const phone = orNothing('Phone', nameText('Phone'));

/** A WORKER is invited unless told otherwise. */
export const createInvitationInput = z.object({
  role: role.nullish(),
  email: orNothing('E-mail', emailText),
  phone,
});

export const invitationIdInput = z.object({ id: idOrNobodys });

export const invitationsInput = z.object(pageInput);

export const invitationCodeInput = z.object({ code });

export const invitationQrInput = z.object({ inviteCode: code });

export const registerWithInvitationInput = z.object({
  inviteCode: code,
  firstName: nameText('First name'),
  lastName: nameText('Last name'),
  email: emailText,
  phone,
  password: newPasswordText,
});

export const CreateInvitationInput = inputFromZod('CreateInvitationInput', createInvitationInput);
export const RegisterWithInvitationInput = inputFromZod('RegisterWithInvitationInput', registerWithInvitationInput);

import { z } from 'zod';
import { roles } from '../../../platform/auth/viewer.types.js';
import { idInput } from '../../../platform/database/ids.inputs.js';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.builder.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.builder.js';
import { nameText, required } from '../../../platform/inputs/text.inputs.js';
import { pageInput } from '../../../platform/paging/index.js';
import { emailText, newPasswordText } from '../credentials/credentials.inputs.js';
import { userRole } from '../users/user.enums.js';

const role = graphqlTypeOf(z.enum(roles, { error: `Role must be one of ${roles.join(', ')}` }), () => userRole.enum);

/** An optional text field. Forms send an empty field as blank text, which becomes null. */
function optionalText(label: string, schema: z.ZodType<string>) {
  const text = z.string({ error: `${label} must be a string` }).transform((value, context): string | null => {
    if (value.trim() === '') return null;
    const { data, error } = schema.safeParse(value);
    for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message });
    return data ?? null;
  });
  return graphqlTypeOf(text, () => String).nullish();
}

/** Any text: a malformed code is treated as an unknown one. */
const code = required('Invitation code').trim().min(1, 'Invitation code is required');

const phone = optionalText('Phone', nameText('Phone'));

/** The role defaults to WORKER. */
export const createInvitationInput = z.object({
  role: role.nullish(),
  email: optionalText('Email', emailText),
  phone,
});

export const invitationIdInput = z.object({ id: idInput });

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

import { z } from 'zod';
import { roles } from '../../../platform/auth/viewer.js';
import { idInput } from '../../../platform/database/ids.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { nameText, removeInvisible, required } from '../../../platform/inputs/text.js';
import { pageInput } from '../../../platform/paging/index.js';
import { emailText, newPasswordText } from '../credentials/credentials.inputs.js';
import { reachInput } from '../users/user.inputs.js';
import { findReachProblems } from '../users/user.rules.js';
import { userRole } from '../users/user.types.js';
import { maxDaysOfLife, maxUsesOfLink } from './invitation.rules.js';

const role = graphqlTypeOf(
  z.enum(roles, { error: `Role must be one of ${roles.join(', ')}` }),
  () => userRole.enum,
).describe('A role that the caller can grant. WORKER by default.');

/** An optional text field. Forms send an empty field as blank text, which becomes null. */
function optionalText(label: string, schema: z.ZodType<string>) {
  const text = z.string({ error: `${label} must be a string` }).transform((value, context): string | null => {
    const typed = removeInvisible(value);
    if (typed.trim() === '') return null;
    const { data, error } = schema.safeParse(typed);
    for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message });
    return data ?? null;
  });
  return graphqlTypeOf(text, () => String).nullish();
}

const phoneCharacters = /^\+?[\d\s().\-/]+(?:(?:x|ext\.?)\s*\d{1,6})?$/i;

/** Whether a number could be dialed. E.164 numbers have at most 15 digits, and internal numbers as few as three. */
function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/(?:x|ext).*$/i, '').replaceAll(/\D/g, '').length;
  return phoneCharacters.test(text.trim()) && digits >= 3 && digits <= 15;
}

/** Any text: a malformed code is treated as an unknown one. */
const code = required('Invitation code')
  .overwrite(removeInvisible)
  .trim()
  .min(1, 'Invitation code is required')
  .describe('Sixteen letters and digits. Ignores hyphens, spaces and case.');

const phone = optionalText(
  'Phone',
  nameText('Phone').refine(isPhoneNumber, 'Enter a phone number such as +1 303 555 0142, or leave it empty'),
).describe(
  'A phone number as people write it: 3 to 15 digits with spaces, hyphens, dots, slashes and parentheses, and at most an extension (`ext. 12`). Blank text means that there is no number.',
);

const wholeNumber = (label: string, most: number) => {
  const error = `${label} must be a whole number from 1 to ${most}`;
  return z.int({ error }).min(1, error).max(most, error);
};

const createInvitationShape = z.object({
  userId: idInput
    .nullish()
    .describe('A person of the team without an account, whom the invitation gives one. They stay a WORKER.'),
  firstName: optionalText('First name', nameText('First name')).describe(
    'With the last name: adds the person to the team at once. At most 200 characters, or blank.',
  ),
  lastName: optionalText('Last name', nameText('Last name')).describe('At most 200 characters, or blank.'),
  role: role.nullish(),
  teamId: idInput
    .nullish()
    .describe(
      'The id of a team. People who register with the invitation belong to it from then on, and a manager leads it too.',
    ),
  reach: reachInput,
  email: optionalText('Email', emailText).describe('Where to mail the invitation, at most 200 characters, or blank.'),
  phone,
  maxUses: wholeNumber('Number of people', maxUsesOfLink)
    .nullish()
    .describe(
      'How many people can register with it, 1 to 500. 1 by default. A link for several people names no email address and no phone number, and makes nobody an ADMIN.',
    ),
  expiresInDays: wholeNumber('Days until it expires', maxDaysOfLife)
    .nullish()
    .describe('How many days of 24 hours it is valid, 1 to 90. 7 by default.'),
});

const forOnePerson = checkTogether(
  checkTogether(createInvitationShape, ['role', 'reach'], findReachProblems),
  ['userId', 'firstName', 'lastName', 'role', 'maxUses'],
  ({ userId, firstName, lastName, role: granted, maxUses }) => ({
    ...(firstName && !lastName && { lastName: 'Last name is required with a first name' }),
    ...(lastName && !firstName && { firstName: 'First name is required with a last name' }),
    ...(userId && granted && { role: 'A person of the team keeps their role. Change it after they have joined.' }),
    ...(userId && firstName && { firstName: 'A person of the team has a name' }),
    ...((maxUses ?? 1) > 1 && userId && { userId: 'A link for several people names nobody' }),
    ...((maxUses ?? 1) > 1 && firstName && { firstName: 'A link for several people names nobody' }),
  }),
);

export const createInvitationInput = checkTogether(
  forOnePerson,
  ['maxUses', 'role', 'email', 'phone'],
  ({ maxUses, role: granted, email, phone: number }) => {
    if (!maxUses || maxUses === 1) return undefined;
    return {
      ...(granted === 'ADMIN' && { role: 'A link for several people can’t make them administrators' }),
      ...(email && { email: 'A link for several people has no email address' }),
      ...(number && { phone: 'A link for several people has no phone number' }),
    };
  },
).describe('The new invitation.');

export const invitationIdInput = z
  .object({ id: idInput.describe('The id of the invitation. Nobody may have used it yet.') })
  .describe('The invitation to delete.');

export const invitationsInput = z.object(pageInput);

export const invitationCodeInput = z.object({ code });

export const invitationQrInput = z.object({ inviteCode: code });

export const registerWithInvitationInput = z
  .object({
    inviteCode: code,
    firstName: nameText('First name').describe('The first name, at most 200 characters.'),
    lastName: nameText('Last name').describe('The last name, at most 200 characters.'),
    email: emailText,
    phone,
    password: newPasswordText,
  })
  .describe('The invitation, and the account of the invited person.');

/** A shared link never grants ADMIN and names no person. */

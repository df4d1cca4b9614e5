import { z } from 'zod';
import { nodeFromZod, objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { userName, userRole, userView } from '../users/user.types.js';

const invitationStatus = enumOf(
  'InvitationStatus',
  'ACTIVE can be used, USED was used, EXPIRED was not used in time.',
  {
    ACTIVE: 'It can still be used.',
    USED: 'Everyone whom it is for has registered.',
    EXPIRED: 'It was not used in time.',
  },
);
export type InvitationStatus = z.infer<typeof invitationStatus>;

const invitationMailProblem = enumOf(
  'InvitationMailProblem',
  'Why an invitation was not mailed. OWNER_UNCONFIRMED: no active owner has confirmed their email address. ORGANIZATION_LIMIT, RECIPIENT_LIMIT: too many mails in 24 hours. ADDRESS_REFUSED, SERVER_UNREACHABLE: the mail server did not take it.',
  {
    OWNER_UNCONFIRMED: 'No active owner has confirmed their email address.',
    ORGANIZATION_LIMIT: 'The organization sent too many mails within 24 hours.',
    RECIPIENT_LIMIT: 'The organization mailed the address too often within 24 hours.',
    ADDRESS_REFUSED: 'The mail server refuses the address.',
    SERVER_UNREACHABLE: 'The mail server did not take the mail within several attempts.',
  },
);
export type InvitationMailProblem = z.infer<typeof invitationMailProblem>;

export const invitationView = z.object({
  id: z.uuid(),
  role: userRole.describe('The role of a person who registers with it.'),
  user: userView
    .nullable()
    .describe('The person of the team whom it gives an account. Null if it adds its person when they register.'),
  email: z.string().nullable().describe('The address to which the invitation is mailed. Null without one.'),
  phone: z.string().nullable().describe('The phone number of the invited person. Null without one.'),
  inviteCode: z
    .string()
    .nullable()
    .describe(
      'Sixteen characters in groups of four: 7Q4K-X0M2-ZB9T-DR5H. Null if the gateway has lost the key that seals it, and always for API keys.',
    ),
  registrationUrl: z.url().nullable().describe('Where the invited person registers; null without a code.'),
  status: invitationStatus.describe('Whether the invitation can be used.'),
  createdAt: z.date(),
  expiresAt: z.date().describe('When the invitation stops working.'),
  maxUses: z.int().describe('How many people can register: 1, or more for a shared link.'),
  useCount: z.int().describe('How many people have registered with it.'),
  usedAt: z.date().nullable().describe('When the last person whom it is for registered.'),
  usedBy: userView.nullable().describe('The person who registered with it. Null for a shared link.'),
  mailedAt: z.date().nullable().describe('When the mail server accepted the message, or null.'),
  mailProblem: invitationMailProblem.nullable().describe('Null unless it could not be mailed.'),
  mailNotice: z.string().nullable().describe('Why it was not mailed and what to do, or null.'),
});

export type InvitationView = z.infer<typeof invitationView>;
export const InvitationType = nodeFromZod(
  'Invitation',
  invitationView,
  'An invitation for one person, or for several who share a link.',
);
export const invitationJson = invitationView
  .extend({
    user: userName.nullable(),
    usedBy: userName.omit({ id: true }).nullable(),
  })
  .meta({ id: 'Invitation' });

export const verifiedInvitation = z.object({
  email: z.string().nullable().describe('A suggestion: people may register with another address.'),
  role: userRole.describe('The role of a person who registers with it.'),
  firstName: z
    .string()
    .nullish()
    .describe('The name of the person on the team, if the invitation is for one. They may correct it.'),
  lastName: z.string().nullish(),
  organizationName: z.string().describe('The name of the organization that invites.'),
  minimumPasswordLength: z.int().describe('The least length of the password that the person chooses.'),
});
export type VerifiedInvitation = z.infer<typeof verifiedInvitation>;
export const VerifiedInvitationType = objectFromZod(
  'VerifiedInvitation',
  verifiedInvitation,
  'The invitation behind a code.',
);

export const invitationQrCode = z.object({
  qrCodeDataUrl: z.string().describe('A PNG image: data:image/png;base64,…'),
  registrationUrl: z.url().describe('The address at which the invited person registers.'),
});
export type InvitationQrCode = z.infer<typeof invitationQrCode>;
export const InvitationQrType = objectFromZod(
  'InvitationQr',
  invitationQrCode,
  'The address of an invitation, and its QR code.',
);

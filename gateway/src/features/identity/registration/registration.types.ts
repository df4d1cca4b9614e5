import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { type SignedInAccount } from '../users/user.types.js';

export const registrationNext = enumOf('RegistrationNext', 'CONFIRM_EMAIL: open the link that was mailed.', {
  CONFIRM_EMAIL: 'Open the link that was mailed.',
});

export interface Registered {
  /** The signed-in owner. Null until the email address is confirmed. */
  readonly user: SignedInAccount | null;
  /** The next step, or null. */
  readonly next: z.infer<typeof registrationNext> | null;
}

export const awaitsConfirmationJson = z.object({ next: registrationNext }).meta({ id: 'AwaitsConfirmation' });

const registrationMode = enumOf(
  'RegistrationMode',
  'Who can register an organization: OPEN everyone, INVITE people with a link from the operator, CLOSED nobody.',
  {
    OPEN: 'Everyone can.',
    INVITE: 'People with a link from the operator can.',
    CLOSED: 'Nobody can register an organization.',
  },
);

export const registrationOptionsView = z.object({
  mode: registrationMode.describe('Whether everyone, only invited owners, or nobody can register.'),
  minimumPasswordLength: z.int().describe('The fewest characters of the password of a new organization’s owner.'),
  confirmedByMail: z.boolean().describe('Whether a mailed link must be opened before there is an account.'),
});
export type RegistrationOptions = z.infer<typeof registrationOptionsView>;
export const RegistrationOptionsType = objectFromZod(
  'RegistrationOptions',
  registrationOptionsView,
  'Who can register an organization.',
);

import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';

export const emailConfirmationView = z.object({
  confirmed: z.boolean().describe('Whether the caller has shown that they read the mail of their address.'),
  possible: z.boolean().describe('Whether the server can mail a link for it.'),
});
export type EmailConfirmation = z.infer<typeof emailConfirmationView>;
export const EmailConfirmationType = objectFromZod(
  'EmailConfirmation',
  emailConfirmationView,
  'Whether an email address was confirmed.',
);

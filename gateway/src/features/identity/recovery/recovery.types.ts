import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';

/** The same whether or not the email address belongs to an account. */
export const requestedReset = z.object({
  mailConfigured: z.boolean().describe('Whether this server sends mail. If not, ask an administrator.'),
});
export type RequestedReset = z.infer<typeof requestedReset>;

export const openReset = z.object({
  minimumPasswordLength: z.int().describe('The least length of the new password.'),
  expiresAt: z.date().describe('When the link stops working.'),
});
export type OpenReset = z.infer<typeof openReset>;
export const OpenResetType = objectFromZod('PasswordReset', openReset, 'A link that can still be used.');

export const resetLink = z.object({
  url: z.url().describe('Shown once. Anyone who has it can choose the password.'),
  expiresAt: z.date().describe('When the link stops working.'),
});
export type ResetLink = z.infer<typeof resetLink>;
objectFromZod('ResetLink', resetLink, 'A one-time link to choose a new password.');

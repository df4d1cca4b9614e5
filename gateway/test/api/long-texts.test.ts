import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import {
  emailText,
  givenPasswordSchema,
  newPasswordText,
} from '../../src/features/identity/credentials/credentials.inputs.js';
import { registerWithInvitationInput } from '../../src/features/identity/invitations/invitation.inputs.js';
import { longText, nameText, oneLineText } from '../../src/platform/inputs/text.js';

const messagesOf = (schema: z.ZodType, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message);

// The search for a repeated pattern took 40 seconds for 900,000 characters, in a request without a session.
test.each<[string, z.ZodType, string, string]>([
  ['a new password', newPasswordText, 'ab'.repeat(100), 'Password must be at most 128 characters'],
  ['a given password', givenPasswordSchema('Password'), 'ab'.repeat(100), 'Password must be at most 128 characters'],
  ['a name', nameText('Name'), `x\n${'x'.repeat(200)}`, 'Name must be at most 200 characters'],
  ['a line', oneLineText('Line', 40), `x\n${'x'.repeat(40)}`, 'Line must be at most 40 characters'],
  ['a note', longText('Note', 40), `x\0${'x'.repeat(40)}`, 'Note must be at most 40 characters'],
  ['an address', emailText, '@'.repeat(201), 'Email must be at most 200 characters'],
  ['a phone number', registerWithInvitationInput.shape.phone, 'x'.repeat(201), 'Phone must be at most 200 characters'],
])('%s that is too long is refused for its length, and no other check sees it', (_what, schema, text, message) => {
  expect(messagesOf(schema, text)).toEqual([message]);
});

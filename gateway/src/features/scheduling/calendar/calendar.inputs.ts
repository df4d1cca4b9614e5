import { z } from 'zod';

export const noInput = z.object({});

const secretFormat = /^[\da-f]{64}$/;
const unusedSecret = '0'.repeat(64);

/** Replaces malformed secrets with one that does not exist, so that they fail with NOT_FOUND as well. */
export const calendarFileInput = z.object({
  secret: z.string().transform((text) => (secretFormat.test(text) ? text : unusedSecret)),
});

import { z } from 'zod';

export const noInput = z.object({});

const secretForm = /^[\da-f]{64}$/;
const nobodys = '0'.repeat(64);

/** What is no secret at all is nobody's: not found, like one that was reset. */
export const calendarFileInput = z.object({
  secret: z.string().transform((text) => (secretForm.test(text) ? text : nobodys)),
});

import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';

/** A new UUIDv7, so that rows created one after the other are adjacent in the indexes. */
export function newId(): string {
  return randomUUIDv7();
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const unusedId = '00000000-0000-0000-0000-000000000000';

/** An id from a client. Text that is not a UUID becomes an id that no row has, so that it is simply not found. */
export const idInput = z
  .string({ error: 'Id must be a string' })
  .transform((text) => (uuid.test(text) ? text.toLowerCase() : unusedId));

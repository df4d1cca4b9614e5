import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';

/** A new id: a UUIDv7, so that rows made one after the other lie beside each other in the indexes. */
export function newId(): string {
  return randomUUIDv7();
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const nobodys = '00000000-0000-0000-0000-000000000000';

/** An id from outside. A text that is no UUID is nobody's id: it is not found, like any other unknown one. */
export const idOrNobodys = z
  .string({ error: 'Id must be a text' })
  .transform((text) => (uuid.test(text) ? text.toLowerCase() : nobodys));

import { z } from 'zod';
import { notACursor } from './cursor.js';
import { maxPageSize } from './page.js';

const size = z
  .int(`A page can have 1 to ${maxPageSize} entries`)
  .min(1, `A page can have 1 to ${maxPageSize} entries`)
  .max(maxPageSize, `A page can have 1 to ${maxPageSize} entries`);

const cursor = z.string(notACursor).min(1, notACursor).max(1000, notACursor);

/** The paging members of a list that is read forward only. */
export const forwardPageInput = { first: size.nullish(), after: cursor.nullish() };

/** The paging members of a list's input: `z.object({ ...pageInput, status: ... })`. */
export const pageInput = {
  ...forwardPageInput,
  last: size.nullish(),
  before: cursor.nullish(),
};

import * as z from 'zod/mini';
import { mapFields } from '../board/shift-text.js';

/** The members of a form's schema. Blank text counts as absent. */
export const textSchemas = mapFields(() =>
  z.pipe(
    z.string(),
    z.transform((text) => (text.trim() === '' ? null : text)),
  ),
);

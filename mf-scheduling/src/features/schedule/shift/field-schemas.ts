import * as z from 'zod/mini';
import { mapFields } from '../board/shift-text.js';

/** The members of a form's schema. Blank text counts as absent. */
export const textSchemas = mapFields(() =>
  z.pipe(
    z.string(),
    z.transform((text) => (text.trim() === '' ? null : text)),
  ),
);

const maxBreakMinutes = 240;

/** An unpaid break in minutes. An empty field means zero. */
export const breakSchema = z
  .string()
  .check(z.refine(isBreak, `The unpaid break must be between 0 and ${maxBreakMinutes} minutes`));

function isBreak(text: string): boolean {
  return /^\d{0,3}$/u.test(text.trim()) && Number(text.trim()) <= maxBreakMinutes;
}

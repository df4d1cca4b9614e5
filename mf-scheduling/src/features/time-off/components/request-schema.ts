import * as z from 'zod/mini';
import type { PtoRequestCreateInput } from '../../../gql/graphql.js';

export interface RequestValues {
  policyId: string;
  startDate: string;
  endDate: string;
  hours: string;
  note: string;
}

export const minHours = 1;
export const maxHours = 80;
export const maxNoteCharacters = 500;

const hours = z.pipe(
  z.string().check(z.trim(), z.minLength(1, 'Hours is required')),
  z.transform((text, context): number => {
    const count = Number(text);
    if (Number.isInteger(count) && count >= minHours && count <= maxHours) return count;
    const message = `Hours must be a whole number from ${minHours} to ${maxHours}`;
    context.issues.push({ code: 'custom', input: text, message });
    return z.NEVER;
  }),
);

const note = z.pipe(
  z
    .string()
    .check(
      z.refine((text) => [...text].length <= maxNoteCharacters, `Note must be at most ${maxNoteCharacters} characters`),
    ),
  z.transform((text) => (text.trim() ? text : undefined)),
);

/** Turns the text of the controls into the input of the mutation. All errors are reported at once. */
export const requestSchema: z.ZodMiniType<PtoRequestCreateInput, RequestValues> = z
  .object({
    policyId: z.string(),
    startDate: z.string().check(z.minLength(1, 'Start date is required')),
    endDate: z.string().check(z.minLength(1, 'End date is required')),
    hours,
    note,
  })
  .check(
    // ISO 8601 dates compare as text.
    z.refine(({ startDate, endDate }) => endDate === '' || endDate >= startDate, {
      path: ['endDate'],
      error: 'End date must not be before start date',
      // Checked even if other fields are invalid.
      when: () => true,
    }),
  );

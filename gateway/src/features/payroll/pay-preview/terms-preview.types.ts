import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { differenceShape, personDifference } from './pay-difference.types.js';

export const termsPreview = z.object({
  from: z.iso.date().nullable().describe('The first day of the changes. Null for the beginning.'),
  earliestFrom: z.iso
    .date()
    .nullable()
    .describe('The earliest possible first day, after the last closed one, or null.'),
  startDate: z.iso.date().nullable().describe('The first open day that was compared. Null if there is none.'),
  endDate: z.iso.date().nullable().describe('The last open day that was compared, which is today.'),
  ...differenceShape,
  byPerson: z.array(personDifference).readonly().describe('Everyone named, with or without a difference.'),
});

export type TermsPreview = z.infer<typeof termsPreview>;

export const TermsPreviewType = objectFromZod(
  'EmploymentTermsPreview',
  termsPreview,
  'The effect of changed terms on open periods, in whole minutes.',
);

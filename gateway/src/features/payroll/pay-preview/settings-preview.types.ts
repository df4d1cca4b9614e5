import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { differenceShape, personDifference } from './pay-difference.types.js';

export const settingsPreview = z.object({
  effectiveFrom: z.iso.date().nullable().describe('The first day of the changes. Null for the beginning.'),
  earliestEffectiveFrom: z.iso
    .date()
    .nullable()
    .describe('The earliest possible first day, after the last closed one, or null.'),
  startDate: z.iso.date().nullable().describe('The first open day that was compared. Null if there is none.'),
  endDate: z.iso.date().nullable().describe('The last open day that was compared, which is today.'),
  ...differenceShape,
  byPerson: z
    .array(personDifference)
    .readonly()
    .describe('The people who would be paid different minutes, the largest differences first, at most 200.'),
});

export type SettingsPreview = z.infer<typeof settingsPreview>;

export const SettingsPreviewType = objectFromZod(
  'SettingsPreview',
  settingsPreview,
  'The effect of changed pay rules on open periods, in whole minutes.',
);

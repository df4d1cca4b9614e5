import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';

export const settingsPreview = z.object({
  effectiveFrom: z.iso.date().nullable().describe('The first day of the changes. Null for the beginning.'),
  earliestEffectiveFrom: z.iso
    .date()
    .nullable()
    .describe('The earliest possible first day, after the last closed one, or null.'),
  startDate: z.iso.date().nullable().describe('The first open day that was compared. Null if there is none.'),
  endDate: z.iso.date().nullable().describe('The last open day that was compared, which is today.'),
  people: z.int().describe('How many people would be paid different minutes.'),
  regularMinutes: z.int().describe('The difference. Negative if fewer minutes are paid as regular time.'),
  overtimeMinutes: z.int().describe('The difference. Negative if less overtime is paid.'),
  doubleTimeMinutes: z.int().describe('The difference. Negative if less double time is paid.'),
});

export type SettingsPreview = z.infer<typeof settingsPreview>;

export const SettingsPreviewType = objectFromZod(
  'SettingsPreview',
  settingsPreview,
  'The effect of changed pay rules on open periods, in whole minutes.',
);

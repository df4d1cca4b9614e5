import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { fileProblemsShape } from '../../payroll/index.js';
import { exemptPeople } from '../layouts/export-field.types.js';
import { exportLayout } from '../layouts/export-layout.types.js';
import { presetKey } from '../layouts/export-presets.types.js';

const exportProfileKind = enumOf(
  'ExportProfileKind',
  'A TEMPLATE was defined by an administrator and can be changed.',
  { BUILT_IN: 'A part of TimeTrack, which cannot be changed.', TEMPLATE: 'Made by an administrator.' },
);

export const exportProfile = z.object({
  id: z.string().describe('The name of the file: csv, quickbooks, or the id of a template.'),
  kind: exportProfileKind.describe('Whether the kind of file is built in or a template.'),
  name: z.string().describe('The name of the kind of file.'),
  description: z.string().describe('What the file is for.'),
  preset: presetKey.nullable().describe('The preset that a template was made from.'),
  isVerified: z.boolean().describe('False if the layout is unverified against the vendor.'),
  layout: exportLayout.nullable().describe('Null for QuickBooks, whose format has no columns to choose.'),
  exemptPeople: exemptPeople.describe('What the file has of people who are exempt from overtime.'),
});
export type ExportProfile = Readonly<z.infer<typeof exportProfile>>;
export const ExportProfileType = objectFromZod(
  'ExportProfile',
  exportProfile,
  'A kind of payroll file. GET /api/payroll/exports/{id}?startDate=&endDate= returns the file of a closed pay period.',
);

export const exportPreset = z.object({
  key: presetKey.describe('The key of the payroll provider.'),
  name: z.string().describe('The name of the payroll provider.'),
  note: z.string().describe('What to fill in, and what is unverified.'),
  source: z.string().nullable().describe('The vendor’s page that the layout is taken from, if there is one.'),
  isVerified: z.boolean().describe('False if the layout is unverified against the vendor.'),
  layout: exportLayout.describe('The layout that the provider reads.'),
  exemptPeople: exemptPeople.describe('What its templates have of exempt people by default.'),
});
export const ExportPresetType = objectFromZod(
  'ExportPreset',
  exportPreset,
  'A layout for a payroll provider, from which to make a template.',
);

export const exportPreview = z.object({
  startDate: z.iso.date(),
  endDate: z.iso.date().describe('The last day.'),
  isDraft: z.boolean().describe('Whether the pay can still change, because the period is not closed.'),
  isSample: z.boolean().describe('Whether the lines are made up, because the period has no pay.'),
  text: z.string().describe('The first lines of the file.'),
  ...fileProblemsShape,
});
export type ExportPreview = Readonly<z.infer<typeof exportPreview>>;
export const ExportPreviewType = objectFromZod('ExportPreview', exportPreview, 'The first lines of a payroll file.');

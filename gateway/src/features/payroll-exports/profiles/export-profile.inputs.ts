import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { calendarDate } from '../../../platform/inputs/date.js';
import { required } from '../../../platform/inputs/text.js';
import { payRangeShape, payVersion, requireDatesInOrder } from '../../payroll/index.js';
import { exemptPeople } from '../layouts/export-field.types.js';
import { exportLayoutInput } from '../layouts/export-layout.types.js';
import { presetKey } from '../layouts/export-presets.types.js';

const profile = required('Profile');

const idList = z
  .string({ error: 'leaveOut must be ids, separated by commas' })
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(idInput));

/** A file of a closed pay period. `draft` allows dates that are not closed. */
export const payrollExportFileInput = requireDatesInOrder(
  z.object({
    ...payRangeShape,
    profile,
    version: payVersion,
    draft: z.boolean({ error: 'Draft must be 1 or 0' }).default(false),
    leaveOut: idList.describe('The ids of people who are left out of this file, separated by commas.'),
  }),
);

/** A layout that is not saved yet, or a profile. Without dates, the latest closed pay period is shown. */
export const previewExportInput = z.object({
  profile: profile.nullish().describe('The id of an export profile. Not needed with `layout`.'),
  layout: exportLayoutInput.nullish().describe('A layout that is not saved yet, instead of a profile.'),
  preset: presetKey.nullish().describe('The preset that the layout was made from. Only with `layout`.'),
  exemptPeople: exemptPeople
    .nullish()
    .describe('What the file has of exempt people, HOURS by default. Only with `layout`.'),
  startDate: calendarDate('Start date')
    .nullish()
    .describe('The first day, in the organization’s calendar. By default that of the latest closed pay period.'),
  endDate: calendarDate('End date')
    .nullish()
    .describe('The last day, in the organization’s calendar. By default that of the latest closed pay period.'),
});

import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { calendarDate } from '../../../platform/inputs/date.js';
import { nameText } from '../../../platform/inputs/text.js';
import { forwardPageInput } from '../../../platform/paging/index.js';

const name = nameText('Template name', 60).describe(
  'A name of 1 to 60 characters. The week templates of an organization have different names, ignoring case.',
);
const weekOf = calendarDate('Week');
const templateId = (what: string) => idInput.describe(`The id of the template ${what}.`);

export const createWeekTemplateInput = z
  .object({ name, weekOf: weekOf.describe('Any day of the week, Sunday to Saturday, to save.') })
  .describe('The new template.');

export const updateWeekTemplateInput = checkTogether(
  z.object({
    id: templateId('to change'),
    name: name.optional(),
    weekOf: weekOf.optional().describe('Any day of the week whose shifts replace those of the template.'),
  }),
  ['name', 'weekOf'],
  (input) => (input.name || input.weekOf ? undefined : { name: 'Choose a name or a week' }),
).describe('The template and its changes. Absent fields stay unchanged.');

export const deleteWeekTemplateInput = z
  .object({ id: templateId('to delete. Shifts that were made with it stay') })
  .describe('The template to delete.');

export const applyWeekTemplateInput = z
  .object({
    id: templateId('to load'),
    weekOf: weekOf.describe('Any day of the week, Sunday to Saturday, to load it into.'),
  })
  .describe('The template and the week.');

export const weekTemplatesInput = z.object({});
export const weekTemplatePageInput = z.object(forwardPageInput);

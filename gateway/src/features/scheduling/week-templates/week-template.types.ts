import { z } from 'zod';
import { nodeFromZod } from '../../../platform/graphql/schema/object-from-zod.js';

export const weekTemplate = z.object({
  id: z.uuid().describe('The id of the template.'),
  name: z.string().describe('The name under which planners choose the template.'),
  shiftCount: z.int().describe('How many shifts the week has.'),
  peopleCount: z.int().describe('How many people have a shift in the week.'),
  updatedAt: z.date().describe('When the template was saved or renamed.'),
});

export type WeekTemplate = Readonly<z.infer<typeof weekTemplate>>;

export const WeekTemplateType = nodeFromZod(
  'WeekTemplate',
  weekTemplate,
  'A saved week of shifts, to load into another week.',
);

import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';

export const workRows = enumOf('WorkRows', 'Whose hours the rows list.', {
  EMPLOYEE: 'A row for each person.',
  JOB: 'A row for each job.',
  TEAM: 'A row for each team.',
});
export type WorkRows = z.infer<typeof workRows>;

export const workColumns = enumOf('WorkColumns', 'Which time a column covers.', {
  DAY: 'A column for each day.',
  WEEK: 'A column for each workweek.',
});
export type WorkColumns = z.infer<typeof workColumns>;

const workColumn = z.object({
  startDate: z.iso.date().describe('The first day of the column.'),
  endDate: z.iso.date().describe('The last day of the column.'),
  minutes: z.int().describe('What everyone worked in it.'),
  hours: z.number().describe('The same time in hours with two decimals.'),
});
objectFromZod('WorkColumn', workColumn, 'A day or a workweek, as far as it lies within the dates.');

const workRow = z.object({
  id: z.uuid().nullable().describe('The id of the person, the job or the team. Null for work without a job or a team.'),
  name: z.string().describe('The name of the person, the job or the team.'),
  employeeNumber: z.string().nullable().describe('The person’s number at the payroll provider, if there is one.'),
  minutes: z.int().describe('The credited minutes of all columns together.'),
  hours: z.number().describe('The same time in hours with two decimals.'),
  cells: z.array(z.int()).readonly().describe('The credited minutes of each column, in their order.'),
});
export type WorkRow = Readonly<z.infer<typeof workRow>>;
objectFromZod(
  'WorkRow',
  workRow,
  'What one person worked, or what was worked on one job or for one team, by day or week.',
);

export const workByTimeJson = z.object({
  startDate: z.iso.date().describe('The first day.'),
  endDate: z.iso.date().describe('The last day.'),
  timezone: z.string().describe('The IANA time zone whose days these are.'),
  closedAt: z.date().nullable().describe('When the pay of these dates was settled. Null if they are open.'),
  columns: z.array(workColumn).readonly().describe('The days or workweeks, earliest first.'),
  rows: z.array(workRow).readonly().describe('The first 1000 people by last name, or jobs or teams by name.'),
  rowCount: z.int().describe('How many people, jobs or teams there are.'),
  minutes: z.int().describe('What everyone worked.'),
  hours: z.number().describe('The same time in hours with two decimals.'),
});
export type WorkByTime = Readonly<z.infer<typeof workByTimeJson>>;
export const WorkByTimeType = objectFromZod(
  'WorkByTime',
  workByTimeJson,
  'Credited minutes by person, job or team, and by day or workweek. Rows, columns and the total add up to those of the report.',
);

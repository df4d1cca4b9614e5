import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { payrollJob, payrollPerson } from '../run/payroll-entry.types.js';

const workOnJob = z.object({
  job: payrollJob.nullable().describe('The job; null for work without a job.'),
  minutes: z.int().describe('Credited minutes.'),
  hours: z.number().describe('The same time in hours with two decimals.'),
});
objectFromZod('WorkOnJob', workOnJob, 'Credited minutes on one job, or without a job.');

const workOfPerson = z.object({
  user: payrollPerson.describe('The person who worked.'),
  minutes: z.int().describe('Credited minutes on all jobs of the matrix together.'),
  hours: z.number().describe('The same time in hours with two decimals.'),
  jobs: z.array(workOnJob).readonly().describe('The jobs on which the person worked, by name.'),
});
objectFromZod('WorkOfPerson', workOfPerson, 'What one person worked, by job.');

export const workMatrixJson = z.object({
  startDate: z.iso.date().describe('The first day.'),
  endDate: z.iso.date().describe('The last day.'),
  timezone: z.string().describe('The IANA time zone whose days these are.'),
  closedAt: z.date().nullable().describe('When the pay of these dates was settled. Null if they are open.'),
  jobs: z.array(workOnJob).readonly().describe('Every job with everyone’s work, by name; no job comes last.'),
  people: z.array(workOfPerson).readonly().describe('The first 1000 people who worked, by last name.'),
  peopleCount: z.int().describe('How many people worked.'),
  minutes: z.int().describe('What everyone worked on all jobs.'),
  hours: z.number().describe('The same time in hours with two decimals.'),
});

export type WorkMatrix = z.infer<typeof workMatrixJson>;
export type WorkOnJob = z.infer<typeof workOnJob>;
export const WorkMatrixType = objectFromZod(
  'WorkMatrix',
  workMatrixJson,
  'Credited minutes by person and job. Rows, columns and the total add up. Each number of hours is its minutes / 60 to the nearest hundredth.',
);

import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { notQualifying, payrollPerson } from '../run/payroll-entry.types.js';

const countedBy = enumOf('QualifiedOvertimeYear', 'What decides to which tax year a pay period belongs.', {
  PAYDAY: 'The day on which the period is paid.',
  PERIOD_END: 'The last day of the period, because the days to its payday are not set.',
});

const countedWeek = z.object({
  startDate: z.iso.date().describe('The first day of the workweek.'),
  endDate: z.iso.date().describe('The last day, to which the minutes belong.'),
  minutes: z.int().describe('The minutes that qualify. Negative if a correction takes some back.'),
  overtimeMinutes: z.int().describe('All overtime of the workweek.'),
  doubleTimeMinutes: z.int().describe('All double time of the workweek.'),
  explanation: z.string().describe('The minutes with their law, in words.'),
  notQualifying: z
    .array(notQualifying)
    .readonly()
    .describe('The overtime and double time that does not qualify, by rule.'),
});
objectFromZod('QualifiedOvertimeWeek', countedWeek, 'A workweek of closed pay periods that has overtime.');

export const qualifiedOvertimeOfYear = z.object({
  user: payrollPerson.describe('The person.'),
  year: z.int().describe('The tax year.'),
  countedBy: countedBy.describe('What decides to which year a pay period belongs.'),
  minutes: z.int().describe('Minutes of the closed pay periods of the year.'),
  hours: z.number().describe('The same time in hours with two decimals.'),
  openMinutes: z.int().describe('Minutes of the year’s periods that are not closed, as they are now.'),
  weeks: z.array(countedWeek).readonly().describe('The workweeks of the minutes, earliest first.'),
});
export type QualifiedOvertimeOfYear = Readonly<z.infer<typeof qualifiedOvertimeOfYear>>;

export const QualifiedOvertimeOfYearType = objectFromZod(
  'QualifiedOvertimeOfYear',
  qualifiedOvertimeOfYear,
  'Overtime that the FLSA itself requires, for box 12 of Form W-2, code TT. The provider multiplies it by half of the regular rate.',
);

import { z } from 'zod';
import { objectFromZod } from '../../platform/graphql/schema/object-from-zod.js';
import { payPeriodStatus } from '../pay-periods/index.js';
import { payrollEntry } from '../payroll/index.js';
import { ownSignOffShape } from '../sign-offs/index.js';
import { correctionJson, correctionView } from '../timeclock/index.js';

const ownTimesheetMinutes = z.object({
  timesheetId: z.uuid().describe('The timesheet. Its hours may belong to two days.'),
  minutes: z.int().describe('Its whole minutes on this day.'),
});
objectFromZod('OwnTimesheetMinutes', ownTimesheetMinutes, 'What a timesheet counts on one day.');

const ownDay = z.object({
  date: z.iso.date().describe('The day, in the organization’s calendar.'),
  minutes: z.int().describe('The whole minutes of its lines: worked time and paid time off.'),
  timeOffMinutes: z.int().describe('The whole minutes of paid time off among them.'),
  timesheets: z.array(ownTimesheetMinutes).readonly().describe('The timesheets that count on this day.'),
});
export type OwnDay = Readonly<z.infer<typeof ownDay>>;
objectFromZod('OwnDay', ownDay, 'A day with pay lines of its own.');

const ownPay = payrollEntry.extend({
  totalMinutes: z
    .int()
    .describe('Everything that is paid: time worked, premiums for missed breaks, and paid time off.'),
  days: z.array(ownDay).readonly().describe('The days with pay lines, earliest first, without corrections.'),
  corrections: z
    .array(correctionView)
    .readonly()
    .describe('The caller’s corrections of times within these days, newest first.'),
  periodStatus: payPeriodStatus.describe('CLOSED if all days lie in closed pay periods.'),
  ...ownSignOffShape,
});

export const ownPayJson = ownPay.extend({ corrections: z.array(correctionJson).readonly() }).meta({ id: 'OwnPay' });

export type OwnPay = Readonly<z.infer<typeof ownPay>>;
export const OwnPayType = objectFromZod(
  'OwnPay',
  ownPay,
  'The caller’s own pay in whole minutes: the same numbers, lines and exceptions as in payroll.',
);

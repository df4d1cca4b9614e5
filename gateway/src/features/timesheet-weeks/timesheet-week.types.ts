import { z } from 'zod';
import { connectionOf } from '../../platform/graphql/schema/connection.js';
import { objectFromZod } from '../../platform/graphql/schema/object-from-zod.js';
import { graphqlTypeOf } from '../../platform/graphql/schema/types-from-zod.js';
import type { Page } from '../../platform/paging/index.js';
import { userName, userView } from '../identity/index.js';
import { TimesheetType, type TimesheetView, timesheetJson } from '../timeclock/index.js';

const dayException = z.object({
  timesheetId: z.uuid().describe('The timesheet that has the exception.'),
  message: z.string().describe('A sentence for the reviewer.'),
});
objectFromZod('TimesheetDayException', dayException, 'Something that a reviewer should check on a day.');

const day = z.object({
  date: z.iso.date().describe('The day, in the organization’s calendar.'),
  minutes: z.int().describe('The payable minutes of the day, as payroll credits them.'),
  timeOffMinutes: z.int().describe('Minutes of paid time off on the day.'),
  exceptions: z.array(dayException).readonly().describe('Exceptions, rejections and missed meal breaks of the day.'),
  timesheets: z
    .array(graphqlTypeOf(z.custom<TimesheetView>(), () => TimesheetType))
    .readonly()
    .describe('Timesheets that started on the day, on the first also earlier ones.'),
  continued: z
    .array(graphqlTypeOf(z.custom<TimesheetView>(), () => TimesheetType))
    .readonly()
    .describe(
      'The timesheets listed on an earlier day of the week that were in progress when this day began, earliest first. The day has its part of their minutes.',
    ),
});
export type WeekDay = z.infer<typeof day>;
objectFromZod('TimesheetWeekDay', day, 'One day of a person’s week.');

const person = z.object({
  user: userView.describe('The person.'),
  regularMinutes: z.int().describe('Regular time of the week, as payroll pays it.'),
  overtimeMinutes: z.int().describe('Overtime of the week, as payroll pays it.'),
  doubleTimeMinutes: z.int().describe('Double time of the week, as payroll pays it.'),
  totalMinutes: z.int().describe('All payable work of the week.'),
  timeOffMinutes: z.int().describe('Paid time off of the week.'),
  days: z.array(day).readonly().describe('The seven days, in order.'),
  pending: z.int().describe('How many timesheets wait for approval.'),
  approvable: z.int().describe('How many of them the caller may approve now.'),
  exceptional: z.int().describe('How many of those have an exception or a rejection to confirm.'),
  version: z.string().describe('Changes with every timesheet of the week: see `weeks` of an approval.'),
});
export type PersonWeek = z.infer<typeof person>;
const PersonWeekType = objectFromZod('TimesheetWeekPerson', person, 'One person’s workweek.');
export const PersonWeekConnection = connectionOf('TimesheetWeekPerson', () => PersonWeekType);

const week = z.object({
  startDate: z.iso.date().describe('The first day of the workweek.'),
  endDate: z.iso.date().describe('The last day of the workweek.'),
  dates: z.array(z.iso.date()).readonly().describe('The seven days, in order.'),
});
export type WeekDates = Readonly<z.infer<typeof week>>;

export const TimesheetWeekType = objectFromZod(
  'TimesheetWeek',
  week,
  'The timesheets of a workweek by person and day, with the minutes that payroll pays.',
);

const dayTotals = z.object({
  date: z.iso.date().describe('The day, in the organization’s calendar.'),
  minutes: z.int().describe('Everyone’s payable minutes of the day.'),
  timeOffMinutes: z.int().describe('Everyone’s minutes of paid time off on the day.'),
});
objectFromZod('TimesheetWeekDayTotals', dayTotals, 'What everyone is paid for a day.');

const totals = z.object({
  days: z.array(dayTotals).readonly().describe('The seven days, in order.'),
  totalMinutes: z.int().describe('All payable work of the week.'),
  overtimeMinutes: z.int().describe('How much of it is overtime or double time.'),
  timeOffMinutes: z.int().describe('Paid time off of the week.'),
});
export type WeekTotals = Readonly<z.infer<typeof totals>>;
export const WeekTotalsType = objectFromZod(
  'TimesheetWeekTotals',
  totals,
  'What everyone is paid for a workweek, not only the listed people.',
);

/** `totals` is null unless they are selected. */
export type TimesheetWeek = WeekDates & { readonly people: Page<PersonWeek>; readonly totals: WeekTotals | null };

const timesheetsJson = z.array(timesheetJson).readonly();
const dayJson = day.extend({ timesheets: timesheetsJson, continued: timesheetsJson });

export const timesheetWeekJson = week
  .extend({
    people: z
      .array(person.omit({ user: true, days: true }).extend({ user: userName, days: z.array(dayJson).readonly() }))
      .readonly(),
    nextCursor: z.string().nullable().describe('For `after`: where the next page starts. Null at the end.'),
    totals: totals.nullable().describe('What everyone is paid for the week, not only the listed people.'),
  })
  .meta({ id: 'TimesheetWeek' });

import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { inputFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { calendarDate } from '../../../platform/inputs/date.js';
import { jobChoice } from '../../jobs/index.js';
import { placeChoice } from '../../places/index.js';
import { teamChoice } from '../../teams/index.js';
import { assignedUserIds, plannedBreakMinutes, title } from '../schedules/schedule.inputs.js';
import { scheduleText } from '../schedules/schedule-text.types.js';
import { requireTimes, wallTime } from '../templates/shift-template.inputs.js';
import { countDaysBetween } from '../weeks/week.rules.js';

const maxDays = 14;
const noDays = 'Choose at least one day';

const date = calendarDate('Date');

export const planWeekInput = requireTimes(
  z.object({
    title,
    ...scheduleText.inputs,
    startTime: wallTime('Start time').describe('When each shift starts, as a local time such as 06:00.'),
    endTime: wallTime('End time').describe('A local end such as 14:30, on the next day unless after the start.'),
    plannedBreakMinutes: plannedBreakMinutes.nullish(),
    jobId: jobChoice.optional(),
    teamId: teamChoice.optional(),
    placeId: placeChoice.optional(),
    dates: z
      .array(date, { error: noDays })
      .min(1, noDays)
      .max(maxDays, `At most ${maxDays} days can be planned at once`)
      .transform((dates) => [...new Set(dates)].sort())
      .describe(`The days, 1 to ${maxDays}, in the organization’s calendar.`),
    userIds: assignedUserIds.describe('The ids of the people who work on each of the days, 1 to 500.'),
  }),
).describe('The shift, its days and its people.');

const maxCopies = 500;
const maxAssignments = 5_000;
const maxSpanDays = 62;
const noCopies = 'Choose at least one shift to copy';

const copy = z.object({
  id: idInput.describe('The id of the shift to copy.'),
  date: date.describe('The day on which the copy starts, in the organization’s calendar.'),
  userIds: assignedUserIds.nullish().describe('The people of the copy. By default, those of the shift.'),
});
inputFromZod('ScheduleCopyInput', copy, 'A shift, and where its copy goes.');

/** Keeps the time that a plan has to look at short, and the number of people whom it names small. */
export const copyShiftsInput = checkTogether(
  z.object({
    copies: z
      .array(copy, { error: noCopies })
      .min(1, noCopies)
      .max(maxCopies, `At most ${maxCopies} copies can be made at once`)
      .describe(`The copies, 1 to ${maxCopies}, within ${maxSpanDays} days.`),
  }),
  ['copies'],
  ({ copies }) => {
    const dates = copies.map((each) => each.date).sort();
    const days = countDaysBetween(dates[0] ?? '', dates.at(-1) ?? '');
    if (days > maxSpanDays) return { copies: `The copies can be at most ${maxSpanDays} days apart` };
    const people = copies.reduce((sum, { userIds }) => sum + (userIds?.length ?? 1), 0);
    return people > maxAssignments
      ? { copies: `At most ${maxAssignments.toLocaleString('en-US')} people can be assigned at once` }
      : undefined;
  },
).describe('The shifts to copy, and where to.');

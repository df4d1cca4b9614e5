import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { teamName, userView } from '../../identity/index.js';
import { timeOff } from '../../time-off/index.js';
import { scheduleConflict } from '../conflicts/conflict.types.js';
import { type ScheduleView, scheduleView } from '../schedules/schedule.types.js';

const boardPerson = z.object({
  user: userView.describe('The person.'),
  plannedMinutes: z.int().describe('The minutes for which the person is planned, without breaks.'),
  over40Hours: z
    .boolean()
    .describe(
      'Whether the planned minutes are more than the weekly limit of the person’s overtime rule: 40 hours in most.',
    ),
  team: teamName
    .nullable()
    .describe('The team of the person in this period. Of several, the one to which they have belonged longest.'),
});
objectFromZod('BoardPerson', boardPerson, 'An active member with planned minutes, without canceled shifts.');

const coverageStep = z.object({
  from: z.date().describe('When this number of people begins.'),
  to: z.date().describe('When the number changes, or the last shift of the day ends.'),
  people: z.int().describe('How many people are planned in this time.'),
});
objectFromZod('CoverageStep', coverageStep, 'A part of a day in which the same number of people is planned.');

const boardDay = z.object({
  date: z.iso.date().describe('The day, in the organization’s calendar.'),
  people: z.int().describe('How many people have a shift on this day.'),
  plannedMinutes: z.int().describe('The planned minutes of all people on this day.'),
  mostAtOnce: z.int().describe('The most people who are planned at the same time.'),
  fewestAtOnce: z.int().describe('The fewest people at a time, from the first to the last shift.'),
  coverage: z
    .array(coverageStep)
    .describe(
      'How many people are planned at each time, from the start of the first shift of the day to the end of the last one, in order and without gaps.',
    )
    .readonly(),
});
export type BoardDay = z.infer<typeof boardDay>;
objectFromZod('BoardDay', boardDay, 'The totals of a day on the board, without canceled shifts.');

const boardTeam = z.object({
  team: teamName.nullable().describe('Null for the shifts that no team has.'),
  days: z.array(boardDay).readonly().describe('Its totals of each day.'),
});
objectFromZod('BoardTeam', boardTeam, 'What is planned for a team, without canceled shifts.');

export const scheduleBoardView = z.object({
  people: z.array(boardPerson).readonly().describe('The rows of the view.'),
  schedules: z.array(scheduleView).describe('Earliest first.').readonly(),
  timeOff: z.array(timeOff).describe('Approved time off on the days of the board.').readonly(),
  conflicts: z
    .array(scheduleConflict)
    .describe('The conflicts of these schedules. Workers see only their own time off.')
    .readonly(),
  days: z.array(boardDay).describe('The totals of each day, in the time zone of the organization.').readonly(),
  teams: z
    .array(boardTeam)
    .readonly()
    .describe(
      'The teams with planned shifts, by name, and the shifts of no team last. A shift without a team of its own counts for the team of each person.',
    ),
  plannedMinutes: z.int().describe('The planned minutes of all people together.'),
  draftCount: z.int().describe('The number of drafts that start in this period.'),
});

export interface ScheduleBoardView extends Readonly<z.infer<typeof scheduleBoardView>> {
  readonly schedules: readonly ScheduleView[];
}

export const ScheduleBoardType = objectFromZod(
  'ScheduleBoard',
  scheduleBoardView,
  'The data of one view of the schedule.',
);

export const listedPerDay = 3;

const scheduleDay = z.object({
  date: z.iso.date().describe('The day, in the organization’s calendar.'),
  count: z.int().describe('The number of schedules that overlap the day.'),
  schedules: z
    .array(scheduleView)
    .describe(`The first ${listedPerDay} of them, by their start and then by their end.`)
    .readonly(),
});
objectFromZod('ScheduleDay', scheduleDay, 'A day of the schedule, in the time zone of the organization.');

export const scheduleDaysView = z.object({
  days: z.array(scheduleDay).describe('Every day of the range, also those without schedules.').readonly(),
  conflicts: z
    .array(scheduleConflict)
    .describe('The conflicts of the schedules. Workers see their own time off.')
    .readonly(),
  timeOff: z.array(timeOff).describe('Approved time off on these days.').readonly(),
});

export interface ScheduleDaysView extends Readonly<z.infer<typeof scheduleDaysView>> {
  readonly days: readonly ScheduleDayView[];
}

interface ScheduleDayView extends Readonly<z.infer<typeof scheduleDay>> {
  readonly schedules: readonly ScheduleView[];
}

export const ScheduleDaysType = objectFromZod(
  'ScheduleDays',
  scheduleDaysView,
  'What a calendar of many days shows: the number of schedules of each day, the first of them, and time off.',
);

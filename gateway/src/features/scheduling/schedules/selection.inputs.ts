import { ID, Int } from 'type-graphql';
import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { inputFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumFromZod, graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { assignedUserIds } from './schedule.inputs.js';

const maxSchedules = 500;
const nothingSelected = 'Select at least one schedule';

export const SelectionAction = {
  DELETE: 'DELETE',
  MOVE: 'MOVE',
  MOVE_NEXT_WEEK: 'MOVE_NEXT_WEEK',
  MOVE_PREVIOUS_WEEK: 'MOVE_PREVIOUS_WEEK',
  PUBLISH: 'PUBLISH',
  UNPUBLISH: 'UNPUBLISH',
} as const;
export type SelectionAction = keyof typeof SelectionAction;

const action = enumFromZod(
  'ScheduleSelectionAction',
  z.enum(SelectionAction, {
    error: 'Action must be PUBLISH, UNPUBLISH, DELETE, MOVE, MOVE_NEXT_WEEK or MOVE_PREVIOUS_WEEK',
  }),
  'What to do with the selected schedules.',
  {
    DELETE: 'Deletes them permanently.',
    MOVE: 'Moves them by `days`, to the same local times.',
    MOVE_NEXT_WEEK: 'Moves them to the same local times a week later.',
    MOVE_PREVIOUS_WEEK: 'Moves them to the same local times a week earlier.',
    PUBLISH: 'Publishes the drafts.',
    UNPUBLISH: 'Makes the published ones drafts, which the assigned people do not see.',
  },
);

const scheduleId = z.string({ error: 'A schedule must be chosen by its id' }).pipe(idInput);
const maxDaysMoved = 366;
const daysRange = `Days must be a whole number from -${maxDaysMoved} to ${maxDaysMoved}`;

export const changeSchedulesInput = checkTogether(
  z.object({
    ids: graphqlTypeOf(
      z
        .array(scheduleId, { error: nothingSelected })
        .min(1, nothingSelected)
        .max(maxSchedules, `At most ${maxSchedules} schedules can be selected`)
        .transform((ids) => [...new Set(ids)]),
      () => [ID],
    ).describe('The ids of the selected schedules, 1 to 500.'),
    action: action.describe('What to do with them.'),
    days: graphqlTypeOf(
      z.int({ error: daysRange }).min(-maxDaysMoved, daysRange).max(maxDaysMoved, daysRange),
      () => Int,
    )
      .nullish()
      .describe(`By how many days MOVE moves them, -${maxDaysMoved} to ${maxDaysMoved}. Not for other actions.`),
  }),
  ['action', 'days'],
  (input) => (input.action === 'MOVE' && !input.days ? { days: 'Choose another day to move to' } : undefined),
).describe('The selected schedules, and what to do with them.');

const assignment = z.object({
  id: idInput.describe('The id of the schedule.'),
  userIds: assignedUserIds.describe('The ids of the people who work it from now on, 1 to 500.'),
});
inputFromZod('ScheduleAssignmentInput', assignment, 'A schedule and its new people.');

const maxAssignments = 5_000;

export const assignSchedulesInput = checkTogether(
  z.object({
    assignments: z
      .array(assignment, { error: nothingSelected })
      .min(1, nothingSelected)
      .max(maxSchedules, `At most ${maxSchedules} schedules can be selected`)
      .describe(`The schedules and their people, 1 to ${maxSchedules}.`),
  }),
  ['assignments'],
  ({ assignments }) =>
    assignments.reduce((sum, { userIds }) => sum + userIds.length, 0) > maxAssignments
      ? { assignments: `At most ${maxAssignments.toLocaleString('en-US')} people can be assigned at once` }
      : undefined,
).describe('The schedules and their new people.');

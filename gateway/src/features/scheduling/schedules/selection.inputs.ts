import { ID } from 'type-graphql';
import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { enumFromZod, graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';

const maxSchedules = 500;
const nothingSelected = 'Select at least one schedule';

export const SelectionAction = {
  DELETE: 'DELETE',
  MOVE_NEXT_WEEK: 'MOVE_NEXT_WEEK',
  MOVE_PREVIOUS_WEEK: 'MOVE_PREVIOUS_WEEK',
  PUBLISH: 'PUBLISH',
  UNPUBLISH: 'UNPUBLISH',
} as const;
export type SelectionAction = keyof typeof SelectionAction;

const action = enumFromZod(
  'ScheduleSelectionAction',
  z.enum(SelectionAction, {
    error: 'Action must be PUBLISH, UNPUBLISH, DELETE, MOVE_NEXT_WEEK or MOVE_PREVIOUS_WEEK',
  }),
  'What to do with the selected schedules.',
  {
    DELETE: 'Deletes them permanently.',
    MOVE_NEXT_WEEK: 'Moves them to the same local times a week later.',
    MOVE_PREVIOUS_WEEK: 'Moves them to the same local times a week earlier.',
    PUBLISH: 'Publishes the drafts.',
    UNPUBLISH: 'Makes the published ones drafts, which the assigned people do not see.',
  },
);

export const changeSchedulesInput = z
  .object({
    ids: graphqlTypeOf(
      z
        .array(z.string({ error: 'A schedule must be chosen by its id' }).pipe(idInput), { error: nothingSelected })
        .min(1, nothingSelected)
        .max(maxSchedules, `At most ${maxSchedules} schedules can be selected`)
        .transform((ids) => [...new Set(ids)]),
      () => [ID],
    ).describe('The ids of the selected schedules, 1 to 500.'),
    action: action.describe('What to do with them.'),
  })
  .describe('The selected schedules, and what to do with them.');

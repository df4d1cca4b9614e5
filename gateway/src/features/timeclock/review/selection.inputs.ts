import { ID } from 'type-graphql';
import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { inputFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { calendarDate } from '../../../platform/inputs/date.js';
import { reasonOfRejection } from './review.inputs.js';

const maxTimesheets = 1000;
const maxWeeks = 500;

const expectedVersion = z.string({ error: 'Expected version must be a string' }).nullish();

/** A rejection does not change the version. */
const rejectedAsSeen = z.boolean({ error: 'rejected must be true or false' }).nullish();

const selectedTimesheet = z.object(
  {
    id: graphqlTypeOf(idInput, () => ID).describe('The id of the timesheet.'),
    expectedVersion: expectedVersion.describe('The `version` that the caller saw. A changed timesheet is left.'),
    rejected: rejectedAsSeen.describe('Whether the caller saw that it was rejected. Otherwise it is left.'),
  },
  { error: 'A selected timesheet must have an id' },
);

const selectedWeek = z.object(
  {
    userId: graphqlTypeOf(idInput, () => ID).describe('The id of the person.'),
    weekOf: calendarDate('Week').describe('A day of the workweek.'),
    expectedVersion: expectedVersion.describe('The `version` of the week that the caller saw. A changed week is left.'),
  },
  { error: 'A selected week must have a person and a day' },
);

const selection = {
  timesheets: z
    .array(selectedTimesheet, { error: 'Timesheets must be a list' })
    .max(maxTimesheets, `At most ${maxTimesheets} timesheets can be selected`)
    .nullish()
    .describe('Single timesheets, at most 1,000.'),
  weeks: z
    .array(selectedWeek, { error: 'Weeks must be a list' })
    .max(maxWeeks, `At most ${maxWeeks} weeks can be selected`)
    .nullish()
    .describe('Weeks of people, at most 500: all pending timesheets in them.'),
};

interface Selection {
  readonly timesheets?: readonly unknown[] | null | undefined;
  readonly weeks?: readonly unknown[] | null | undefined;
}

function requireSelection<Schema extends z.ZodType<Selection>>(schema: Schema): Schema {
  return checkTogether(schema, ['timesheets', 'weeks'], ({ timesheets, weeks }) =>
    timesheets?.length || weeks?.length ? undefined : { timesheets: 'Select at least one timesheet or week' },
  );
}

export const approveSelectionInput = requireSelection(
  z.object({
    ...selection,
    confirmExceptions: z
      .boolean({ error: 'confirmExceptions must be true or false' })
      .nullish()
      .describe('Approves timesheets with exceptions or a rejection too.'),
  }),
).describe('What to approve, and what the approver confirms.');

export const rejectSelectionInput = requireSelection(z.object({ ...selection, reason: reasonOfRejection })).describe(
  'What to reject, and why.',
);

inputFromZod('SelectedTimesheetInput', selectedTimesheet, 'A timesheet that was selected.');
inputFromZod('SelectedWeekInput', selectedWeek, 'The week of a person that was selected.');

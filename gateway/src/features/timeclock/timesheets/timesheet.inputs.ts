import { ID } from 'type-graphql';
import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { calendarDate } from '../../../platform/inputs/date.js';
import { pageInput } from '../../../platform/paging/index.js';
import { jobChoice } from '../../jobs/index.js';
import { imageUrls } from '../../photos/index.js';
import { teamFilter } from '../../teams/index.js';
import { exceptionCode, timesheetStatus, timesheetText } from './timesheet.types.js';

/** The GraphQL input. REST has the id in its path. Absent fields stay unchanged. */
const updateTimesheetShape = timesheetText.partial().extend({
  imageUrls: imageUrls('A timesheet').optional(),
  jobId: jobChoice
    .optional()
    .describe(
      'The id of the job on which the hours were worked, even if it has been retired since. Null means no job. Only managers correct it; an approved timesheet then has to be approved again.',
    ),
});

export const updateTimesheetInput = updateTimesheetShape
  .extend({
    id: idInput.describe('The id of the caller’s timesheet, or for managers of anyone’s.'),
  })
  .describe('The timesheet and its changes. Absent fields stay unchanged.');

export const timesheetInput = z.object({ id: idInput.describe('The id of the timesheet.') });

const exceptionInput = exceptionCode.refine(
  (code) => code !== 'MISSED_MEAL_BREAK',
  'Only payroll reports MISSED_MEAL_BREAK',
);

const from = calendarDate('From').describe('The first day, in the organization’s calendar. By default none.');
const to = calendarDate('To').describe(
  'The last day, in the organization’s calendar. A timesheet matches if it touches one of the days.',
);

export const personAndDays = {
  userId: idInput.nullish().describe('Only timesheets of this person.'),
  teamId: teamFilter,
  from: from.nullish(),
  to: to.nullish(),
};

export const timesheetsInput = daysMustBeInOrder(
  z.object({
    ...pageInput,
    ...personAndDays,
    status: timesheetStatus.nullish().describe('Only timesheets with this status.'),
    exception: exceptionInput.nullish().describe('Only timesheets with this exception.'),
    placeId: graphqlTypeOf(idInput, () => ID)
      .nullish()
      .describe('Only timesheets with a clock-in or clock-out at this place. Fails with NOT_FOUND for an unknown one.'),
  }),
);

interface Days {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

export function daysMustBeInOrder<Schema extends z.ZodType<Days>>(schema: Schema): Schema {
  return checkTogether(schema, ['from', 'to'], ({ from: first, to: last }) =>
    first && last && first > last ? { to: 'The end date must not be before the start date' } : undefined,
  );
}

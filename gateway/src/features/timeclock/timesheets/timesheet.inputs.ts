import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { calendarDate } from '../../../platform/inputs/date.js';
import { pageInput } from '../../../platform/paging/index.js';
import { jobChoice } from '../../jobs/index.js';
import { imageUrls } from '../../photos/index.js';
import { timesheetText } from './timesheet.types.js';
import { TimesheetExceptionCode, TimesheetStatus } from './timesheet-status.types.js';

/** The GraphQL input. REST has the id in its path. Absent fields stay unchanged. */
const updateTimesheetShape = timesheetText.partial().extend({
  imageUrls: imageUrls('A timesheet').optional(),
  jobId: jobChoice.optional().meta({
    description:
      'The id of the job on which the hours were worked, even if it has been retired since. Null means no job. Only managers correct it; an approved timesheet then has to be approved again.',
  }),
});

export const updateTimesheetInput = updateTimesheetShape
  .extend({
    id: idInput.meta({ description: 'The id of the caller’s timesheet, or for managers of anyone’s.' }),
  })
  .meta({ description: 'The timesheet and its changes. Absent fields stay unchanged.' });

const statusInput = graphqlTypeOf(
  z.enum(TimesheetStatus, { error: 'Status must be OPEN, PENDING or APPROVED' }),
  () => TimesheetStatus,
);

export const timesheetInput = z.object({ id: idInput.meta({ description: 'The id of the timesheet.' }) });

const exceptionInput = graphqlTypeOf(
  z
    .enum(TimesheetExceptionCode, { error: 'Exception must be one that a timesheet can have' })
    .refine((code) => code !== 'MISSED_MEAL_BREAK', 'Only payroll reports MISSED_MEAL_BREAK'),
  () => TimesheetExceptionCode,
);

const from = calendarDate('From').meta({
  description: 'The first day, in the organization’s calendar. By default none.',
});
const to = calendarDate('To').meta({
  description: 'The last day, in the organization’s calendar. A timesheet matches if it touches one of the days.',
});

export const personAndDays = {
  userId: idInput.nullish().meta({ description: 'Only timesheets of this person.' }),
  from: from.nullish(),
  to: to.nullish(),
};

export const timesheetsInput = z
  .object({
    ...pageInput,
    ...personAndDays,
    status: statusInput.nullish().meta({ description: 'Only timesheets with this status.' }),
    exception: exceptionInput.nullish().meta({ description: 'Only timesheets with this exception.' }),
  })
  .superRefine(daysMustBeInOrder, { when: areDaysReadable });

export function daysMustBeInOrder(
  days: { readonly from?: string | null | undefined; readonly to?: string | null | undefined },
  context: z.RefinementCtx,
): void {
  if (!days.from || !days.to || days.from <= days.to) return;
  context.addIssue({ code: 'custom', path: ['to'], message: 'The end date must not be before the start date' });
}

/** Checked even if other fields are invalid, so that one response names every invalid field. */
export function areDaysReadable({ value }: { readonly value: unknown }): boolean {
  const fields = (value ?? {}) as { readonly from?: unknown; readonly to?: unknown };
  return from.safeParse(fields.from).success && to.safeParse(fields.to).success;
}

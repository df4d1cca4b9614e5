import { z } from 'zod';
import { idOrNobodys } from '../../../platform/database/ids.js';
import { calendarDate } from '../../../platform/inputs/date.inputs.js';
import { longText } from '../../../platform/inputs/text.inputs.js';
import { pageInput } from '../../../platform/paging/index.js';
import { imageUrls } from '../../photos/index.js';

import { TimesheetExceptionCode, TimesheetStatus } from './timesheet.enums.js';

/** The shape that GraphQL knows; REST has the id in its path. What is absent stays as it is. */
export const updateTimesheetShape = z.object({
  notes: longText('Notes').optional(),
  imageUrls: imageUrls('A timesheet').optional(),
});

export const updateTimesheetInput = updateTimesheetShape.extend({ id: idOrNobodys });

export const statusInput = z.enum(TimesheetStatus, { error: 'Status must be OPEN, PENDING or APPROVED' });

export const timesheetInput = z.object({ id: idOrNobodys });

export const exceptionInput = z
  .enum(TimesheetExceptionCode, { error: 'Exception must be one that a timesheet can have' })
  .refine((code) => code !== 'MISSED_MEAL_BREAK', 'MISSED_MEAL_BREAK is found by payroll alone');

const from = calendarDate('From');
const to = calendarDate('To');

/** Whose, and which days of the organization's calendar they touch. */
export const whoseAndWhen = {
  userId: idOrNobodys.nullish(),
  from: from.nullish(),
  to: to.nullish(),
};

export const timesheetsInput = z
  .object({ ...pageInput, ...whoseAndWhen, status: statusInput.nullish(), exception: exceptionInput.nullish() })
  .superRefine(daysMustBeInOrder, { when: areDaysReadable });

export function daysMustBeInOrder(
  days: { readonly from?: string | null | undefined; readonly to?: string | null | undefined },
  context: z.RefinementCtx,
): void {
  if (!days.from || !days.to || days.from <= days.to) return;
  context.addIssue({ code: 'custom', path: ['to'], message: 'To must not be before from' });
}

/** Asked whatever else is wrong, so that every wrong field is named at once. */
export function areDaysReadable({ value }: { readonly value: unknown }): boolean {
  const given = (value ?? {}) as { readonly from?: unknown; readonly to?: unknown };
  return from.safeParse(given.from).success && to.safeParse(given.to).success;
}

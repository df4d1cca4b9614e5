import * as z from 'zod/mini';
import type { ScheduleWeekPlanInput } from '../../../gql/graphql.js';
import { breakSchema } from '../shift/field-schemas.js';
import { lengthOf } from '../templates/template-times.js';

export interface PlanValues {
  title: string;
  /** `09:00`, or empty. */
  startTime: string;
  endTime: string;
  breakMinutes: string;
  jobId: string | null;
  teamId: string | null;
  placeId: string | null;
  dates: string[];
  userIds: string[];
}

const clock = (label: string) => z.string().check(z.minLength(1, `${label} is required`));

/** Turns the values of the form into the input of the mutation. All errors are reported at once. */
export const planSchema = z.pipe(
  z
    .object({
      title: z.string().check(z.trim(), z.minLength(1, 'Title is required')),
      startTime: clock('Start'),
      endTime: clock('End'),
      breakMinutes: breakSchema,
      jobId: z.nullable(z.string()),
      teamId: z.nullable(z.string()),
      placeId: z.nullable(z.string()),
      dates: z.array(z.string()).check(z.minLength(1, 'Choose at least one day')),
      userIds: z.array(z.string()).check(z.minLength(1, 'Choose at least one person')),
    })
    .check(
      z.refine(({ startTime, endTime }) => endTime === '' || endTime !== startTime, {
        path: ['endTime'],
        error: 'End time must differ from start time',
        // Checked even if other fields are invalid.
        when: () => true,
      }),
      z.refine((values) => Number(values.breakMinutes.trim()) < lengthOf(values), {
        path: ['breakMinutes'],
        error: 'The unpaid break must be shorter than the shift',
      }),
    ),
  z.transform(
    ({ breakMinutes, ...values }): ScheduleWeekPlanInput => ({
      ...values,
      plannedBreakMinutes: Number(breakMinutes.trim()),
    }),
  ),
);

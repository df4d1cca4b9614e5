import { GraphQLISODateTime, ID } from 'type-graphql';
import { z } from 'zod';
import { idOrNobodys } from '../../../platform/database/ids.js';
import { graphqlTypeOf, inputFromZod } from '../../../platform/graphql/schema/input-from-zod.js';
import { instant } from '../../../platform/inputs/date.inputs.js';
import { longText, required } from '../../../platform/inputs/text.inputs.js';
import { chosenJob } from '../../jobs/index.js';
import { breakTypeInput } from '../punches/clock.inputs.js';
import { areDaysReadable, daysMustBeInOrder, whoseAndWhen } from '../timesheets/timesheet.inputs.js';
import { wrongTimes } from './times.rules.js';

const mostBreaks = 100;
const unreadable = (label: string) => `${label} must be a date and time such as 2026-03-08T09:00:00-07:00`;

const instantOf = (label: string) => instant({ missing: `${label} is required`, unreadable: unreadable(label) });

/** None is null, absent, or what an emptied field of a form sends. */
const instantOrNone = (label: string) =>
  graphqlTypeOf(z.union([z.literal(''), instantOf(label)], { error: unreadable(label) }), () => GraphQLISODateTime)
    .nullish()
    .transform((at) => at || null);

const breakInput = z.object(
  { type: breakTypeInput, startAt: instantOf('Break start'), endAt: instantOrNone('Break end') },
  { error: 'A break must have a type, a start and an end' },
);

const breaks = z
  .array(breakInput, { error: 'Breaks must be a list' })
  .max(mostBreaks, `A timesheet has at most ${mostBreaks} breaks`);

const clockInAt = instantOf('Clock-in');
const clockOutAt = instantOf('Clock-out');
const clockOutAtOrNone = instantOrNone('Clock-out');

const addTimesheetShape = z.object({
  userId: graphqlTypeOf(required('Employee').min(1, 'Employee is required').pipe(idOrNobodys), () => ID),
  clockInAt,
  clockOutAt,
  jobId: chosenJob.optional(),
  notes: longText('Notes').nullish(),
  breaks: breaks.nullish(),
});

/** Absent breaks stay as they are. */
const setTimesheetTimesShape = z.object({
  clockInAt,
  clockOutAt: clockOutAtOrNone,
  breaks: breaks.nullish(),
  expectedVersion: z.string({ error: 'Expected version must be a text' }).nullish(),
});

export const addTimesheetInput = addTimesheetShape.superRefine(timesMustBeSound, {
  when: areTimesReadable(clockOutAt),
});

export const setTimesheetTimesInput = setTimesheetTimesShape
  .extend({ id: idOrNobodys })
  .superRefine(timesMustBeSound, { when: areTimesReadable(clockOutAtOrNone) });

export const reviewedTimesheetInput = z.object({ id: idOrNobodys });

const approveTimesheetsShape = z.object({
  ...whoseAndWhen,
  userId: graphqlTypeOf(whoseAndWhen.userId.unwrap().unwrap(), () => ID).nullish(),
});

export const approveTimesheetsInput = approveTimesheetsShape.superRefine(daysMustBeInOrder, { when: areDaysReadable });

inputFromZod('BreakInput', breakInput);
export const AddTimesheetInput = inputFromZod('AddTimesheetInput', addTimesheetShape);
export const SetTimesheetTimesInput = inputFromZod('SetTimesheetTimesInput', setTimesheetTimesShape);
export const ApproveTimesheetsInput = inputFromZod('ApproveTimesheetsInput', approveTimesheetsShape);

type Times = Parameters<typeof wrongTimes>[0];

function timesMustBeSound(
  {
    clockInAt: inAt,
    clockOutAt: outAt,
    breaks: pauses,
  }: Omit<Times, 'breaks'> & { breaks?: Times['breaks'] | null | undefined },
  context: z.RefinementCtx,
): void {
  const wrong = wrongTimes({ clockInAt: inAt, clockOutAt: outAt, breaks: pauses ?? [] });
  for (const [field, message] of Object.entries(wrong)) {
    const path = field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    context.addIssue({ code: 'custom', path, message });
  }
}

/** Asked whatever else is wrong, so that every wrong field is named at once. */
function areTimesReadable(clockOut: z.ZodType) {
  return ({ value }: { readonly value: unknown }): boolean => {
    const given = (value ?? {}) as Readonly<Record<string, unknown>>;
    return (
      clockInAt.safeParse(given.clockInAt).success &&
      clockOut.safeParse(given.clockOutAt).success &&
      breaks.nullish().safeParse(given.breaks).success
    );
  };
}

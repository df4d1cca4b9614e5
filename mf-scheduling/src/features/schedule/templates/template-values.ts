import { addDays, type CalendarDate, localTimeOf, type TimeZone } from '@timetrack/screens/basics';
import type { WallTime } from '@timetrack/ui/basics';
import * as z from 'zod/mini';
import type { ShiftTemplateCreateInput } from '../../../gql/graphql.js';
import type { Shift } from '../board/arrange-board.js';
import type { ScheduleValues } from '../board/schedule-values.js';
import { type EnteredText, emptyText, enterText, textFields } from '../board/shift-text.js';
import { breakSchema, textSchemas } from '../shift/field-schemas.js';
import { endsNextDay, lengthOf } from './template-times.js';
import type { Template } from './use-templates.js';

export interface TemplateValues extends EnteredText {
  name: string;
  title: string;
  /** `06:00`, or empty. */
  startTime: string;
  endTime: string;
  breakMinutes: string;
  jobId: string | null;
  teamId: string | null;
  placeId: string | null;
}

export const newTemplate: TemplateValues = {
  name: '',
  title: '',
  startTime: '09:00',
  endTime: '17:00',
  breakMinutes: '30',
  ...{ jobId: null, teamId: null, placeId: null },
  ...emptyText,
};

export function valuesOfTemplate({ job, team, place, plannedBreakMinutes, ...template }: Template): TemplateValues {
  const { name, title, startTime, endTime } = template;
  return {
    name,
    // The server repeats the name as the title of a template without one.
    title: title === name ? '' : title,
    startTime,
    endTime,
    breakMinutes: String(plannedBreakMinutes),
    ...{ jobId: job?.id ?? null, teamId: team?.id ?? null, placeId: place?.id ?? null },
    ...enterText(template),
  };
}

/** What a template keeps of a shift: everything except its date, people and images. */
export function templateFromShift(shift: Shift, timeZone: TimeZone): TemplateValues {
  return {
    name: shift.title.slice(0, maxNameCharacters),
    title: shift.title,
    startTime: clockOf(localTimeOf(shift.start, timeZone)),
    endTime: clockOf(localTimeOf(shift.end, timeZone)),
    breakMinutes: String(shift.plannedBreakMinutes),
    ...{ jobId: shift.job?.id ?? null, teamId: shift.team?.id ?? null, placeId: shift.place?.id ?? null },
    ...enterText(shift),
  };
}

export const filledFields = [
  'title',
  'start',
  'end',
  'breakMinutes',
  'jobId',
  'teamId',
  'placeId',
  ...textFields,
] as const;
export type FilledValues = Pick<ScheduleValues, (typeof filledFields)[number]>;

export function pickFilled(values: FilledValues): FilledValues {
  return Object.fromEntries(filledFields.map((field) => [field, values[field]])) as unknown as FilledValues;
}

export function fillFrom(template: Template, day: CalendarDate): FilledValues {
  const { title, startTime, endTime, plannedBreakMinutes, job, team, place } = template;
  const endDay = endsNextDay(template) ? addDays(day, 1) : day;
  return {
    title,
    start: { text: `${day}T${startTime}` },
    end: { text: `${endDay}T${endTime}` },
    breakMinutes: String(plannedBreakMinutes),
    ...{ jobId: job?.id ?? null, teamId: team?.id ?? null, placeId: place?.id ?? null },
    ...enterText(template),
  };
}

/** `06:00` of `2026-03-08T06:00` */
const clockOf = ({ text }: WallTime): string => text.slice(11, 16);

export const maxNameCharacters = 60;

const clock = (label: string) => z.string().check(z.minLength(1, `${label} is required`));

/** Turns the values of the form into the input of the mutation. All errors are reported at once. */
export const templateSchema = z.pipe(
  z
    .object({
      name: z.string().check(z.trim(), z.minLength(1, 'Name is required')),
      title: z.string().check(z.trim()),
      startTime: clock('Start'),
      endTime: clock('End'),
      breakMinutes: breakSchema,
      jobId: z.nullable(z.string()),
      teamId: z.nullable(z.string()),
      placeId: z.nullable(z.string()),
      ...textSchemas,
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
    ({ breakMinutes, title, name, ...values }): ShiftTemplateCreateInput => ({
      ...values,
      name,
      title: title === '' ? null : title,
      plannedBreakMinutes: Number(breakMinutes.trim()),
    }),
  ),
);

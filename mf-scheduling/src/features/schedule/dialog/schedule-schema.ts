import { readLocalTime, type TimeZone } from '@timetrack/screens/basics';
import type { WallTime } from '@timetrack/ui/basics';
import * as z from 'zod/mini';
import type { ScheduleInput, ScheduleStatus } from '../../../gql/graphql.js';
import { type Image, proposeBreak, type ScheduleValues } from '../board/schedule-values.js';
import { pickText, type ShiftText } from '../board/shift-text.js';
import { breakSchema, textSchemas } from '../shift/field-schemas.js';

export type ScheduleSchema = z.ZodMiniType<ScheduleInput, ScheduleValues>;

/** Turns the values of the form into the input of the mutation. All errors are reported at once. */
export function scheduleSchema(timeZone: TimeZone): ScheduleSchema {
  const values = z
    .object({
      title: z.string().check(z.trim(), z.minLength(1, 'Title is required')),
      ...textSchemas,
      start: instant('start', timeZone),
      end: instant('end', timeZone),
      breakMinutes: z.nullable(breakSchema),
      jobId: z.nullable(z.string()),
      teamId: z.nullable(z.string()),
      placeId: z.nullable(z.string()),
      status: z.custom<ScheduleStatus>(),
      assignees: z.array(z.string()).check(z.minLength(1, 'Please assign at least one employee')),
      images: z.array(z.custom<Image>()),
    })
    .check(
      z.refine(({ start, end }) => end > start, {
        path: ['end'],
        error: 'End time must be after start time',
        // Checked even if other fields are invalid.
        when: ({ value }) => hasInstants(value),
      }),
      z.refine(({ start, end, breakMinutes }) => end <= start || minutesOf(breakMinutes) * minuteMs < end - start, {
        path: ['breakMinutes'],
        error: 'The unpaid break must be shorter than the shift',
        when: ({ value }) => hasInstants(value),
      }),
    );
  return z.pipe(values, z.transform(toInput));
}

const minuteMs = 60_000;

/** An empty field means zero minutes. */
function minutesOf(text: string | null): number {
  return Number(text?.trim() ?? 0);
}

/** Why a local time is impossible: `2:30 AM does not exist on Sunday, March 8, 2026: …`. */
export function explainImpossibleTime(time: WallTime, timeZone: TimeZone): string | undefined {
  const reading = readLocalTime(time, timeZone);
  return reading.kind === 'invalid' || reading.kind === 'skipped' ? reading.explanation : undefined;
}

export function impossibleTimeError(field: 'start' | 'end'): string {
  return `Invalid ${field} date/time`;
}

/** Reads a local time as an instant in milliseconds since the epoch. */
function instant(field: 'start' | 'end', timeZone: TimeZone) {
  return z.pipe(
    z.custom<WallTime>(),
    z.transform((time, context): number => {
      const reading = readLocalTime(time, timeZone);
      if (reading.kind === 'instant') return reading.at;
      context.issues.push({ code: 'custom', input: time, message: errorOf(reading.kind, field) });
      return z.NEVER;
    }),
  );
}

function errorOf(kind: 'empty' | 'twice' | 'invalid' | 'skipped', field: 'start' | 'end'): string {
  switch (kind) {
    case 'empty':
      return `${field === 'start' ? 'Start' : 'End'} is required`;
    case 'twice':
      return 'Choose the first or the second';
    case 'invalid':
    case 'skipped':
      return impossibleTimeError(field);
  }
}

function hasInstants(value: unknown): boolean {
  const { start, end } = (value ?? {}) as { start?: unknown; end?: unknown };
  return typeof start === 'number' && typeof end === 'number';
}

interface ParsedValues
  extends Pick<
      ScheduleValues,
      'title' | 'breakMinutes' | 'jobId' | 'teamId' | 'placeId' | 'status' | 'assignees' | 'images'
    >,
    ShiftText {
  readonly start: number;
  readonly end: number;
}

function toInput({ title, start, end, breakMinutes, jobId, teamId, placeId, ...values }: ParsedValues): ScheduleInput {
  const { status, assignees, images } = values;
  return {
    title,
    ...pickText(values),
    startAt: new Date(start).toISOString(),
    endAt: new Date(end).toISOString(),
    plannedBreakMinutes: breakMinutes === null ? proposeBreak(start, end) : minutesOf(breakMinutes),
    jobId,
    teamId,
    placeId,
    status,
    assignedUserIds: assignees,
    imageUrls: images.map(({ url }) => url),
  };
}

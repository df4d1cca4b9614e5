import { localTimeOf, readLocalTime, type TimeZone } from '@timetrack/screens/basics';
import type { WallTime } from '@timetrack/ui';
import * as z from 'zod/mini';
import type { BreakType } from '../../gql/graphql.js';
import type { TimesheetTimes } from './times.graphql.js';

/** A time as the user types it: a wall time in the organization's zone, not an instant. */
export interface TimeValue {
  readonly wall: WallTime;
  /** The stored instant, whose seconds the field doesn't show. It is kept while the wall time is unchanged. */
  readonly stored: { readonly wall: WallTime; readonly instant: string } | null;
}

export interface BreakValues {
  readonly key: string;
  readonly type: BreakType;
  readonly startAt: TimeValue;
  readonly endAt: TimeValue;
}

/** The values of the forms that add a timesheet and that edit its times. The form that edits uses only the times. */
export type TimesheetValues = {
  readonly userId: string | null;
  readonly jobId: string | null;
  /** Only in the form that edits. */
  readonly teamId?: string | null | undefined;
  readonly notes: string;
  readonly reason: string;
  readonly clockInAt: TimeValue;
  readonly clockOutAt: TimeValue;
  readonly breaks: readonly BreakValues[];
};

const emptyTime: TimeValue = { wall: { text: '' }, stored: null };

export const emptyValues: TimesheetValues = {
  userId: null,
  jobId: null,
  notes: '',
  reason: '',
  clockInAt: emptyTime,
  clockOutAt: emptyTime,
  breaks: [],
};

export function valuesOf(
  { clockInAt, clockOutAt, breaks }: Pick<TimesheetTimes, 'clockInAt' | 'clockOutAt' | 'breaks'>,
  timeZone: TimeZone,
): TimesheetValues {
  return {
    ...emptyValues,
    clockInAt: timeOf(clockInAt, timeZone),
    clockOutAt: timeOf(clockOutAt, timeZone),
    breaks: breaks.map(({ id, type, startAt, endAt }) => ({
      key: id,
      type,
      startAt: timeOf(startAt, timeZone),
      endAt: timeOf(endAt, timeZone),
    })),
  };
}

interface Prefill {
  readonly userId: string | null;
  readonly jobId?: string | null;
  readonly clockInAt: string | null;
  readonly clockOutAt: string | null;
}

export function prefilledValues(
  { userId, jobId = null, clockInAt, clockOutAt }: Prefill,
  timeZone: TimeZone,
): TimesheetValues {
  return {
    ...emptyValues,
    userId,
    jobId,
    clockInAt: timeOf(clockInAt, timeZone),
    clockOutAt: timeOf(clockOutAt, timeZone),
  };
}

function timeOf(instant: string | null, timeZone: TimeZone): TimeValue {
  if (instant === null) return emptyTime;
  const wall = localTimeOf(instant, timeZone);
  return { wall, stored: { wall, instant } };
}

/**
 * A break of half an hour: from noon on the day of the clock-in, or else in the middle of a timesheet that does not include
 * noon. A likely default, for the user to check.
 */
export function newBreak({ clockInAt, clockOutAt }: TimesheetValues, key: string): BreakValues {
  const [start, end] = [clockInAt.wall.text, clockOutAt.wall.text];
  const noon = start && `${start.slice(0, 10)}T12:00`;
  const isWithin = start <= noon && (!end || addMinutes(noon, 30) <= end);
  const from = isWithin ? noon : middleOf(start, end);
  const at = (text: string): TimeValue => ({ wall: { text }, stored: null });
  return { key, type: 'UNPAID', startAt: at(from), endAt: at(from && addMinutes(from, 30)) };
}

/** Wall times without a zone: a clock change between them does not matter for a default. */
const wallMs = (wall: string) => Date.parse(`${wall}:00Z`);
const wallOf = (ms: number) => new Date(ms).toISOString().slice(0, 16);
const addMinutes = (wall: string, minutes: number) => wallOf(wallMs(wall) + minutes * 60_000);

/** Where half an hour lies in the middle, at a multiple of five minutes. Empty if the times are not known. */
function middleOf(start: string, end: string): string {
  if (!start || !end || end <= start) return '';
  const fiveMinutes = 5 * 60_000;
  const middle = (wallMs(start) + wallMs(end)) / 2 - 15 * 60_000;
  return wallOf(Math.round(middle / fiveMinutes) * fiveMinutes);
}

/** Reads wall times as instants. Whether the times fit together is left to the server. */
export function editSchema(timeZone: TimeZone) {
  return z.object({
    ...textShape,
    teamId: z.optional(z.nullable(z.string())),
    userId: z.nullable(z.string()),
    clockInAt: requiredTime('Clock-in', timeZone),
    clockOutAt: optionalTime(timeZone),
    breaks: breaksOf(timeZone),
  });
}

export function addSchema(timeZone: TimeZone) {
  return z.object({
    ...textShape,
    userId: z.pipe(
      z.nullable(z.string()),
      z.transform((value, { issues }) => {
        if (value === null) issues.push({ code: 'custom', message: 'Employee is required', input: value });
        return value ?? '';
      }),
    ),
    clockInAt: requiredTime('Clock-in', timeZone),
    clockOutAt: requiredTime('Clock-out', timeZone),
    breaks: breaksOf(timeZone),
  });
}

const textShape = { jobId: z.nullable(z.string()), notes: z.string(), reason: z.string() };

const breaksOf = (timeZone: TimeZone) =>
  z.readonly(
    z.array(
      z.pipe(
        z.object({
          key: z.string(),
          type: z.enum(['UNPAID', 'PAID']),
          startAt: requiredTime('Break start', timeZone),
          endAt: optionalTime(timeZone),
        }),
        z.transform(({ key: _key, ...sent }) => sent),
      ),
    ),
  );

function optionalTime(timeZone: TimeZone) {
  return z.pipe(
    z.custom<TimeValue>(),
    z.transform((value: TimeValue, { issues }): string | null => {
      const { instant, error } = instantOf(value, timeZone);
      if (error) issues.push({ code: 'custom', message: error, input: value });
      return instant;
    }),
  );
}

function requiredTime(name: string, timeZone: TimeZone) {
  return z.pipe(
    z.custom<TimeValue>(),
    z.transform((value: TimeValue, { issues }): string => {
      const { instant, error } = instantOf(value, timeZone);
      const message = error ?? (instant === null ? `${name} is required` : undefined);
      if (message) issues.push({ code: 'custom', message, input: value });
      return instant ?? '';
    }),
  );
}

function instantOf({ wall, stored }: TimeValue, timeZone: TimeZone): { instant: string | null; error?: string } {
  const isUnchanged = stored?.wall.text === wall.text && stored.wall.occurrence === wall.occurrence;
  if (stored && isUnchanged) return { instant: stored.instant };
  const reading = readLocalTime(wall, timeZone);
  switch (reading.kind) {
    case 'instant':
      return { instant: new Date(reading.at).toISOString() };
    case 'empty':
      return { instant: null };
    case 'twice':
      return { instant: null, error: 'Choose the first or the second' };
    case 'invalid':
    case 'skipped':
      return { instant: null, error: reading.explanation };
  }
}

/** The indexes of the breaks in the order in which they start, which is the order that the server expects. */
export function startOrder(breaks: readonly { readonly startAt: string }[]): number[] {
  const startOf = (index: number) => Date.parse(breaks[index]?.startAt ?? '');
  return [...breaks.keys()].toSorted((one, other) => startOf(one) - startOf(other));
}

import { readWallTime, type WallTime, wallTimeOf } from '@timetrack/ui';
import type { BreakInput, BreakType, TimesheetDialog_TimesheetFragment } from '../../../gql/graphql.js';

/** What the form holds while somebody types: wall times of the organization, not instants. */
export interface TimesValues {
  readonly clockIn: TimeValue;
  readonly clockOut: TimeValue;
  readonly breaks: readonly BreakValues[];
}

export interface TimeValue {
  readonly wall: WallTime;
  /** What stood there at first: to the second, which nobody types. */
  readonly was: { readonly wall: WallTime; readonly instant: string } | null;
}

export interface BreakValues {
  readonly key: string;
  readonly type: BreakType;
  readonly start: TimeValue;
  readonly end: TimeValue;
}

/** What is wrong, by the field that is: `clockInAt`, `breaks.<key>.startAt`. */
export type Errors = Readonly<Record<string, string>>;

export interface Checked {
  readonly errors: Errors;
  /** What to send, when nothing is wrong. The breaks are in order. */
  readonly input: { clockInAt: string; clockOutAt: string | null; breaks: BreakInput[] } | null;
  /** The key of each break that is sent, in the order in which it is. */
  readonly sentBreaks: readonly string[];
}

export const noTime: TimeValue = { wall: { text: '' }, was: null };

export const nothingTyped: TimesValues = { clockIn: noTime, clockOut: noTime, breaks: [] };

export function valuesOf(
  { clockInAt, clockOutAt, breaks }: Pick<TimesheetDialog_TimesheetFragment, 'clockInAt' | 'clockOutAt' | 'breaks'>,
  timeZone: string,
): TimesValues {
  return {
    clockIn: timeOf(clockInAt, timeZone),
    clockOut: timeOf(clockOutAt, timeZone),
    breaks: breaks.map(({ id, type, startAt, endAt }) => ({
      key: id,
      type,
      start: timeOf(startAt, timeZone),
      end: timeOf(endAt, timeZone),
    })),
  };
}

function timeOf(instant: string | null, timeZone: string): TimeValue {
  if (instant === null) return noTime;
  const wall = wallTimeOf(Date.parse(instant), timeZone);
  return { wall, was: { wall, instant } };
}

/** Half an hour at noon of the day of the clock-in: to be looked at, and mostly right. */
export function newBreak({ clockIn }: TimesValues, key: string): BreakValues {
  const day = clockIn.wall.text.slice(0, 10);
  const at = (time: string): TimeValue => ({ wall: { text: day ? `${day}T${time}` : '' }, was: null });
  return { key, type: 'UNPAID', start: at('12:00'), end: at('12:30') };
}

interface Demands {
  /** A forgotten timesheet is over. */
  readonly clockOutRequired: boolean;
}

/** Only what can't be sent is told here, all of it at once. Whether the times fit is the server's to say. */
export function check(values: TimesValues, timeZone: string, { clockOutRequired }: Demands): Checked {
  const errors: Record<string, string> = {};
  const read = (value: TimeValue, field: string, name: string, required: boolean) => {
    const { instant, error } = instantOf(value, timeZone);
    const missing = instant === null && required ? `${name} is required` : undefined;
    const wrong = error ?? missing;
    if (wrong) errors[field] = wrong;
    return instant;
  };
  const clockInAt = read(values.clockIn, 'clockInAt', 'Clock-in', true);
  const clockOutAt = read(values.clockOut, 'clockOutAt', 'Clock-out', clockOutRequired);
  const breaks = values.breaks
    .map(({ key, type, start, end }) => ({
      key,
      type,
      startAt: read(start, `breaks.${key}.startAt`, 'Break start', true) ?? '',
      endAt: read(end, `breaks.${key}.endAt`, 'Break end', false),
    }))
    .toSorted((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt));
  const right = clockInAt !== null && Object.keys(errors).length === 0;
  return {
    errors,
    input: right ? { clockInAt, clockOutAt, breaks: breaks.map(({ key: _, ...sent }) => sent) } : null,
    sentBreaks: breaks.map(({ key }) => key),
  };
}

function instantOf({ wall, was }: TimeValue, timeZone: string): { instant: string | null; error?: string } {
  // What nobody changed stays as it was punched.
  if (was && was.wall.text === wall.text && was.wall.occurrence === wall.occurrence) return { instant: was.instant };
  const reading = readWallTime(wall, timeZone);
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

/** The server's complaints, whose breaks are numbered as they were sent, at the breaks of the form. */
export function refusedFields(fields: Errors, sentBreaks: readonly string[]): Errors {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => {
      const [, index, rest] = /^breaks\.(\d+)\.?(.*)$/u.exec(name) ?? [];
      const key = index && sentBreaks[Number(index)];
      return [key ? `breaks.${key}.${rest || 'startAt'}` : name, message];
    }),
  );
}

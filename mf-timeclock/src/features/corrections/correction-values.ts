import type { TimeZone } from '@timetrack/screens/basics';
import * as z from 'zod/mini';
import {
  addSchema,
  editSchema,
  prefilledValues,
  type TimesheetValues,
  valuesOf,
} from '../../components/times/timesheet-form.js';
import type { CorrectionKind } from '../../gql/graphql.js';
import type { CorrectedTimesheet } from './correction.graphql.js';

interface Subject {
  /** Null if one is missing. */
  readonly timesheet: CorrectedTimesheet | null;
  readonly shift: Shift | null;
}

/** What the form proposes for what happened. The reason takes the place of the notes. */
export function proposeValues(choice: Choice, subject: Subject, now: Date, timeZone: TimeZone): TimesheetValues {
  const { timesheet, shift } = subject;
  const times = proposeTimes(choice, subject, now);
  return {
    ...prefilledValues({ userId: null, ...times }, timeZone),
    breaks: timesheet ? valuesOf(timesheet, timeZone).breaks : [],
    jobId: (timesheet ?? shift)?.job?.id ?? null,
  };
}

/**
 * The recorded times, but a punch that was forgotten took place when the shift began or ended. A shift that has not ended
 * yet proposes no clock-out.
 */
function proposeTimes(choice: Choice, { timesheet, shift }: Subject, now: Date) {
  const clockInAt = timesheet?.clockInAt ?? null;
  const clockOutAt = timesheet?.clockOutAt ?? null;
  if (!shift) return { clockInAt, clockOutAt };
  const startAt = choice === 'forgot-in' && isBefore(shift.startAt, clockOutAt) ? shift.startAt : clockInAt;
  const isEndMissing = choice === 'forgot-out' || timesheet === null;
  const isEndLikely = isBefore(startAt, shift.endAt) && Date.parse(shift.endAt) <= now.getTime();
  return { clockInAt: startAt, clockOutAt: isEndMissing && isEndLikely ? shift.endAt : clockOutAt };
}

/** True if one of them is unknown. */
function isBefore(one: string | null, other: string | null): boolean {
  return one === null || other === null || Date.parse(one) < Date.parse(other);
}

type Times = Pick<TimesheetValues, 'clockInAt' | 'clockOutAt'>;

/** The times after another choice. Times that the person changed stay as they are; the others follow the choice. */
export function followChoice(current: Times, before: Times, after: Times): Times {
  const isUnchanged = (name: keyof Times) => current[name].wall.text === before[name].wall.text;
  return {
    clockInAt: isUnchanged('clockInAt') ? after.clockInAt : current.clockInAt,
    clockOutAt: isUnchanged('clockOutAt') ? after.clockOutAt : current.clockOutAt,
  };
}

const maxCharacters = 500;

const reason = z.pipe(
  z.string(),
  z.transform((text, { issues }) => {
    const trimmed = text.trim();
    if (!trimmed)
      issues.push({ code: 'custom', message: 'Say what happened, so that your manager can decide', input: text });
    if ([...trimmed].length > maxCharacters)
      issues.push({ code: 'custom', message: `Reason must be at most ${maxCharacters} characters`, input: text });
    return trimmed;
  }),
);

/** Only the times, for the preview. */
export function timesSchema(kind: CorrectionKind, timeZone: TimeZone) {
  const { clockInAt, breaks, jobId } = editSchema(timeZone).shape;
  const { clockOutAt } = kind === 'ADD' ? addSchema(timeZone).shape : editSchema(timeZone).shape;
  return z.object({
    clockInAt,
    clockOutAt,
    breaks,
    jobId,
    userId: z.nullable(z.string()),
    reason: z.string(),
    notes: z.string(),
  });
}

export function requestSchema(kind: CorrectionKind, timeZone: TimeZone) {
  return z.extend(kind === 'REMOVE' ? withoutTimes : timesSchema(kind, timeZone), { notes: reason });
}

const ignored = <Output>(output: Output) =>
  z.pipe(
    z.custom<TimesheetValues['clockInAt']>(),
    z.transform(() => output),
  );

/** A removal has no times, so it does not matter what their fields contained. */
const withoutTimes = z.object({
  clockInAt: ignored(''),
  clockOutAt: ignored<string | null>(null),
  breaks: z.pipe(
    z.custom<TimesheetValues['breaks']>(),
    z.transform((): z.output<ReturnType<typeof editSchema>>['breaks'] => []),
  ),
  jobId: z.nullable(z.string()),
  userId: z.nullable(z.string()),
  reason: z.string(),
  notes: z.string(),
});

/** What can have happened. `kind` is the kind of the request. */
export const choices = [
  { id: 'forgot-in', label: 'I forgot to clock in', kind: 'CHANGE' },
  { id: 'forgot-out', label: 'I forgot to clock out', kind: 'CHANGE' },
  { id: 'times', label: 'The times are wrong', kind: 'CHANGE' },
  { id: 'break', label: 'The break is wrong', kind: 'CHANGE' },
  { id: 'not-worked', label: 'I did not work then', kind: 'REMOVE' },
] as const satisfies readonly { readonly id: string; readonly label: string; readonly kind: CorrectionKind }[];

export type Choice = (typeof choices)[number]['id'];

/** Without a timesheet, only a missing one can be asked for. */
export function kindOf(choice: Choice, timesheetId: string | null): CorrectionKind {
  if (timesheetId === null) return 'ADD';
  return choices.find(({ id }) => id === choice)?.kind ?? 'CHANGE';
}

const hourMs = 3_600_000;

export interface Shift {
  readonly startAt: string;
  readonly endAt: string;
  readonly job: { readonly id: string } | null;
}

/** Work with a clock-in. Without a clock-out, it is in progress. */
export interface Work {
  readonly clockInAt: string;
  readonly clockOutAt: string | null;
}

/** The shift to which a timesheet belongs: the one with most of it, or else the nearest, at most 12 hours away. */
export function findShiftOf<Of extends Shift>(shifts: readonly Of[], work: Work, now: Date): Of | null {
  const common = (shift: Of) => overlapMs(shift, work, now);
  const near = shifts.filter((shift) => common(shift) >= -12 * hourMs);
  return near.toSorted((one, other) => common(other) - common(one))[0] ?? null;
}

/** The earliest shift that has begun and for which nothing is recorded. */
export function findMissedShift<Of extends Shift>(
  shifts: readonly Of[],
  recorded: readonly Work[],
  now: Date,
): Of | null {
  const missed = shifts.filter(
    (shift) => Date.parse(shift.startAt) <= now.getTime() && recorded.every((work) => overlapMs(shift, work, now) <= 0),
  );
  return missed.toSorted((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt))[0] ?? null;
}

/** How long both last at the same time. Negative if time lies between them. */
function overlapMs({ startAt, endAt }: Shift, { clockInAt, clockOutAt }: Work, now: Date): number {
  const workEnd = clockOutAt ? Date.parse(clockOutAt) : now.getTime();
  return Math.min(Date.parse(endAt), workEnd) - Math.max(Date.parse(startAt), Date.parse(clockInAt));
}

import * as z from 'zod/mini';
import {
  addSchema,
  editSchema,
  emptyValues,
  type TimesheetValues,
  valuesOf,
} from '../../components/times/timesheet-form.js';
import type { CorrectionForm_TimesheetFragment, CorrectionKind } from '../../gql/graphql.js';

/** A shift of the person on the day. */
export interface Shift {
  readonly startAt: string;
  readonly endAt: string;
  readonly job: { readonly id: string } | null;
}

/** The recorded times, and those of the shift where nothing is recorded. The reason takes the place of the notes. */
export function initialValues(
  timesheet: CorrectionForm_TimesheetFragment | null,
  shift: Shift | null,
  timeZone: string,
): TimesheetValues {
  const start = timesheet?.clockInAt ?? shift?.startAt;
  if (!start) return emptyValues;
  const end = timesheet?.clockOutAt ?? (shift && shift.endAt > start ? shift.endAt : null);
  const times = { clockInAt: start, clockOutAt: end, breaks: timesheet?.breaks ?? [] };
  return { ...valuesOf(times, timeZone), jobId: (timesheet ?? shift)?.job?.id ?? null };
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
export function timesSchema(kind: CorrectionKind, timeZone: string) {
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

export function requestSchema(kind: CorrectionKind, timeZone: string) {
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

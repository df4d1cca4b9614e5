import { type Changes, compareFields } from '../../audit/index.js';
import type { JobView } from '../../jobs/index.js';
import type { BreakSpan } from '../timesheets/timesheet.rules.js';
import type { CorrectionKind } from './correction.types.js';
import { type CorrectedTimes, storeBreaks } from './stored-times.presenter.js';

/** The requested times. Null members and an absent job leave what the timesheet has. */
export interface RequestedChange {
  readonly kind: CorrectionKind;
  readonly clockInAt: Date;
  readonly clockOutAt: Date | null;
  readonly breaks: readonly BreakSpan[] | null;
  readonly job: JobView | null | undefined;
}

/** The timesheet as it would be after the correction, or null if it would be removed. */
export function resolveChange(requested: RequestedChange, current: CorrectedTimes | null): CorrectedTimes | null {
  if (requested.kind === 'REMOVE') return null;
  const { clockInAt, clockOutAt, breaks, job } = requested;
  return {
    clockInAt,
    clockOutAt: clockOutAt ?? current?.clockOutAt ?? null,
    breaks: breaks ?? current?.breaks ?? [],
    job: job === undefined ? (current?.job ?? null) : job,
  };
}

/** Whether the clock-out becomes the one that the person asked for. Then it is their word: the clock did not record it. */
export function isClockOutOwnWord(
  { clockOutAt: requested }: Pick<RequestedChange, 'clockOutAt'>,
  before: Pick<CorrectedTimes, 'clockOutAt'>,
  after: Pick<CorrectedTimes, 'clockOutAt'>,
): boolean {
  const [wish, current, next] = [requested, before.clockOutAt, after.clockOutAt].map((instant) => instant?.getTime());
  return wish !== undefined && wish === next && wish !== current;
}

export function auditTimes(before: CorrectedTimes | null, after: CorrectedTimes | null): Changes {
  if (before && after) return compareFields(fieldsOf(before), fieldsOf(after));
  const [side, times] = before ? (['before', before] as const) : (['after', after] as const);
  return times
    ? Object.fromEntries(Object.entries(fieldsOf(times)).map(([field, value]) => [field, { [side]: value }]))
    : {};
}

function fieldsOf({ clockInAt, clockOutAt, breaks, job }: CorrectedTimes) {
  return { clockInAt, clockOutAt, breaks: storeBreaks(breaks), jobId: job?.id ?? null };
}

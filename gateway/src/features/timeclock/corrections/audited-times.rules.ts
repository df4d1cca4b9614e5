import { type Changes, compareFields } from '../../audit/index.js';
import { type CorrectedTimes, storeBreaks } from './stored-times.presenter.js';

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

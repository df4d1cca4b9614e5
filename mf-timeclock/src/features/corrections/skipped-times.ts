import { readWallTime } from '@timetrack/ui';
import type { TimesheetValues, TimeValue } from '../../components/times/timesheet-form.js';

const explanation = 'This time does not exist: clocks moved forward.';

/** The error of a field such as `breaks.0.startAt`, if a clock change skips its time. */
export function explainSkippedTime(values: TimesheetValues, field: string, timeZone: string): string | undefined {
  const time = timeIn(values, field);
  return time && readWallTime(time.wall, timeZone).kind === 'skipped' ? explanation : undefined;
}

function timeIn(values: TimesheetValues, field: string): TimeValue | undefined {
  const [name, index, end] = field.split('.');
  if (name === 'clockInAt' || name === 'clockOutAt') return values[name];
  const each = name === 'breaks' ? values.breaks[Number(index)] : undefined;
  return end === 'startAt' || end === 'endAt' ? each?.[end] : undefined;
}

import { formatMonthDay, fullName, type TimeZone } from '@timetrack/screens/basics';
import type { Shift, TimeOff } from '../board/arrange-board.js';
import { type Conflict, describeConflicts } from './conflicts.js';
import { statusLabels } from './shift-style.js';
import { formatShiftTime } from './shift-time.js';

export const lockedText = 'Someone on this shift is not in your teams. Ask an administrator to change it.';

/**
 * The accessible name of a bar: `Framing, 9a – 5p, Draft, Tue, Mar 3, 9:00 AM – 5:00 PM, Ana Perez`.
 *
 * @param visible the texts on the bar, in order. The name starts with them, so that speech control finds the bar
 */
export function describeShift(
  shift: Shift,
  visible: readonly (string | undefined)[],
  timeZone: TimeZone,
  conflicts: readonly Conflict[] = [],
): string {
  const status = shift.status === 'PUBLISHED' ? undefined : statusLabels[shift.status];
  const people = shift.assignees.map(fullName);
  const job = visible.includes(shift.job?.name) ? undefined : shift.job?.name;
  const parts = [
    ...visible,
    status,
    shift.changedAt ? 'Changed' : undefined,
    shift.locked ? 'Locked' : undefined,
    formatShiftTime(shift, timeZone),
    ...shortenList(people),
    job,
    describeConflicts(conflicts),
  ];
  return parts.filter(Boolean).join(', ');
}

function shortenList(names: readonly string[]): readonly string[] {
  return names.length > 3 ? [...names.slice(0, 2), `and ${names.length - 2} others`] : names;
}

/** `Paid time off, Mar 2 – Mar 4` */
export function describeTimeOff({ policyName, startDate, endDate }: TimeOff): string {
  const dates =
    startDate === endDate ? formatMonthDay(startDate) : `${formatMonthDay(startDate)} – ${formatMonthDay(endDate)}`;
  return `${policyName}, ${dates}`;
}

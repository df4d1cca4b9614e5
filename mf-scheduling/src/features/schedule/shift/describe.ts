import { monthAndDay, shortTime } from '../../../time/formats.js';
import type { Shift, TimeOff } from '../board/board.js';
import { placeOf } from '../move/words.js';
import { statusNames } from './look.js';

/**
 * All that a bar says, for those who can't see it: `Framing, 9a – 5p, Draft, Tue, Mar 3, 9:00 AM – 5:00 PM, Ana Perez`.
 *
 * @param visible what is written on the bar, first and in its order: a name that is spoken to the computer is that
 */
export function describeShift(shift: Shift, visible: readonly (string | undefined)[], timeZone: string): string {
  const status = shift.status === 'PUBLISHED' ? undefined : statusNames[shift.status];
  const people = shift.assignees.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const job = visible.includes(shift.job?.name) ? undefined : shift.job?.name;
  const parts = [...visible, status, placeOf(shift.start, shift.end, null, timeZone), ...shortList(people), job];
  return parts.filter(Boolean).join(', ');
}

/** What to write on a day that a shift reaches from the one before: `until 6a`, or `all day`. Undefined where it begins. */
export function timeOnDay(
  { start, end }: Pick<Shift, 'start' | 'end'>,
  from: number,
  to: number,
  timeZone: string,
): string | undefined {
  if (start >= from) return undefined;
  return end <= to ? `until ${shortTime(end, timeZone)}` : 'all day';
}

function shortList(names: readonly string[]): readonly string[] {
  return names.length > 3 ? [...names.slice(0, 2), `and ${names.length - 2} others`] : names;
}

/** `Paid time off, Mar 2 – Mar 4` */
export function describeTimeOff({ policyName, startDate, endDate }: TimeOff): string {
  const days = startDate === endDate ? monthAndDay(startDate) : `${monthAndDay(startDate)} – ${monthAndDay(endDate)}`;
  return `${policyName}, ${days}`;
}

import { dayOf } from '../../../time/calendar.js';
import { dateShort, dayAndTime, timeRange } from '../../../time/formats.js';
import type { Shift } from '../board/board.js';
import type { Moved } from './moves.js';

/** What is said while a shift is carried, aloud and on the label beside it. */

export function pickUpWords(shift: Shift, name: string | null, timeZone: string): string {
  const place = placeOf(shift.start, shift.end, name, timeZone);
  return `Picked up ${shift.title}, ${place}. Arrow keys move it, Shift and arrow keys change its end, Enter drops it, Escape puts it back.`;
}

export function placeWords(moved: Moved, name: string | null, timeZone: string): string {
  return moved.kind === 'refused' ? moved.explanation : placeOf(moved.start, moved.end, name, timeZone);
}

export function dropWords(
  shift: Shift,
  moved: { readonly start: number; readonly end: number },
  name: string | null,
  timeZone: string,
  what: 'moved' | 'copied' | 'stretched',
): string {
  const place = placeOf(moved.start, moved.end, name, timeZone);
  if (what === 'stretched') return `Changed the end of ${shift.title}: ${place}.`;
  return `${what === 'copied' ? 'Copied' : 'Moved'} ${shift.title} to ${place}.`;
}

export function undoneWords(shift: Shift, timeZone: string): string {
  return `${shift.title} is back: ${placeOf(shift.start, shift.end, null, timeZone)}.`;
}

/** `Tue, Mar 3, 9:00 AM – 5:00 PM, Ben Cole` */
export function placeOf(start: number, end: number, name: string | null, timeZone: string): string {
  const day = dayOf(start, timeZone);
  // An end at midnight belongs to the day before.
  const sameDay = dayOf(end - 1, timeZone) === day;
  const time = sameDay
    ? `${dateShort(day)}, ${timeRange(start, end, timeZone)}`
    : `${dayAndTime(start, timeZone)} – ${dayAndTime(end, timeZone)}`;
  return name === null ? time : `${time}, ${name}`;
}

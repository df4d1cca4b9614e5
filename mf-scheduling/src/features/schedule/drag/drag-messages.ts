import type { Shift } from '../board/arrange-board.js';
import { formatShiftTime } from '../shift/shift-time.js';
import type { MoveResult, Placement } from './move-shift.js';

/** The announcements to screen readers, and the text of the label next to the pointer. */

export function pickUpMessage(shift: Shift, name: string | null, timeZone: string): string {
  const place = formatPlace(shift, name, timeZone);
  return `Picked up ${shift.title}, ${place}. Arrow keys move it, Shift and arrow keys change its end, Enter drops it, Escape cancels.`;
}

export function positionMessage(result: MoveResult, name: string | null, timeZone: string): string {
  return result.kind === 'invalid' ? result.explanation : formatPlace(result, name, timeZone);
}

export type DropAction = 'moved' | 'copied' | 'resized';

export function dropMessage(
  shift: Shift,
  { placement, name, action }: { placement: Placement; name: string | null; action: DropAction },
  timeZone: string,
): string {
  const place = formatPlace(placement, name, timeZone);
  if (action === 'resized') return `Changed the end of ${shift.title}: ${place}.`;
  return `${action === 'copied' ? 'Copied' : 'Moved'} ${shift.title} to ${place}.`;
}

export function putBackMessage({ title }: Shift): string {
  return `${title} was not moved.`;
}

export function undoMessage(shift: Shift, timeZone: string): string {
  return `Moved ${shift.title} back to ${formatPlace(shift, null, timeZone)}.`;
}

/** `Tue, Mar 3, 9:00 AM – 5:00 PM, Ben Cole` */
function formatPlace(times: Pick<Placement, 'start' | 'end'>, name: string | null, timeZone: string): string {
  const time = formatShiftTime(times, timeZone);
  return name === null ? time : `${time}, ${name}`;
}

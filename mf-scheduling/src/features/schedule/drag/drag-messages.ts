import { formatCount, type TimeZone } from '@timetrack/screens/basics';
import type { Shift } from '../board/arrange-board.js';
import { formatShiftTime } from '../shift/shift-time.js';
import { isGroupMember, type Move, type MoveResult, type Placement } from './move-shift.js';

/** The announcements to screen readers, and the text of the label next to the pointer. */

/** The names of the people in whose rows the drag starts and would end. Null in the month. */
export interface MoveNames {
  readonly from: string | null;
  readonly to: string | null;
}

export function pickUpMessage(shift: Shift, move: Move, names: MoveNames, timeZone: TimeZone): string {
  const place = formatPlace(shift, names.to, timeZone);
  const scope = scopeMessage(shift, move, names);
  const keys = isGroupMember(shift, move) ? `Enter drops it, ${moveAllKey} ${moveAllLabel(shift)}` : 'Enter drops it';
  return `Picked up ${shift.title}, ${place}. ${scope === null ? '' : `${scope} `}Arrow keys move it, Shift and arrow keys change its end, ${keys}, Escape cancels.`;
}

const moveAllKey = 'A';

/** `moves all 6` */
export const moveAllLabel = ({ assignedUserIds }: Shift): string => `moves all ${assignedUserIds.length}`;

/** Who moves, of a shift with several people. Null for the others. */
export function scopeMessage(shift: Shift, move: Move, { from, to }: MoveNames): string | null {
  const count = shift.assignedUserIds.length;
  if (count < 2) return null;
  if (!isGroupMember(shift, move)) return `All ${count} people move.`;
  const others = count === 2 ? 'the other person stays' : `${formatCount(count - 1, 'other')} stay`;
  return move.from === move.to ? `Only ${from} moves, ${others}.` : `${to} takes over from ${from}, ${others}.`;
}

export function positionMessage(result: MoveResult, name: string | null, timeZone: TimeZone): string {
  return result.kind === 'invalid' ? result.explanation : formatPlace(result, name, timeZone);
}

export type DropAction = 'moved' | 'copied' | 'resized';

interface Drop {
  readonly placement: Placement;
  readonly name: string | null;
  readonly action: DropAction;
  readonly scope: string | null;
}

export function dropMessage(shift: Shift, { placement, name, action, scope }: Drop, timeZone: TimeZone): string {
  const place = formatPlace(placement, name, timeZone);
  const end = scope === null || action === 'copied' ? '' : ` ${scope}`;
  if (action === 'resized') return `Changed the end of ${shift.title}: ${place}.${end}`;
  return `${action === 'copied' ? 'Copied' : 'Moved'} ${shift.title} to ${place}.${end}`;
}

export function putBackMessage({ title }: Shift): string {
  return `${title} was not moved.`;
}

export function undoMessage(shift: Shift, timeZone: TimeZone): string {
  return `Moved ${shift.title} back to ${formatPlace(shift, null, timeZone)}.`;
}

/** `Tue, Mar 3, 9:00 AM – 5:00 PM, Ben Cole` */
function formatPlace(times: Pick<Placement, 'start' | 'end'>, name: string | null, timeZone: TimeZone): string {
  const time = formatShiftTime(times, timeZone);
  return name === null ? time : `${time}, ${name}`;
}

import { cn } from '@timetrack/ui/basics';
import { conflictsFor, type Person, type Placed, type Shift } from '../board/arrange-board.js';
import { useConflicts } from '../shift/conflicts.js';
import { describeShift } from '../shift/describe-shift.js';
import { ConflictMark, ShiftTitle } from '../shift/ShiftTitle.js';
import { formatShortTimeRange, formatTimeOnDay, unnamedOn } from '../shift/shift-time.js';
import { useScheduleScreen } from '../state/screen-context.js';
import type { RowSizes } from './row-layout.js';
import { EndHandle, ShiftButton } from './ShiftButton.js';

interface WeekChipProps {
  readonly placed: Placed<Shift>;
  /** The index of the day of its cell, and when that day begins and ends. A shift across midnight has two chips. */
  readonly day: number;
  readonly from: number;
  readonly to: number;
  readonly person: Person;
  readonly sizes: RowSizes;
  readonly isDragged: boolean;
}

export function WeekChip({ placed, day, from, to, person, sizes, isDragged }: WeekChipProps) {
  const { timeZone, canManage } = useScheduleScreen();
  const { item: shift, last } = placed;
  // One line leaves room for the title: the heading of the day names its zone.
  const zone = sizes.isOneLine ? unnamedOn({ from }, timeZone) : timeZone;
  const text = formatTimeOnDay(shift, { from, to }, zone) ?? formatShortTimeRange(shift, zone);
  const time = sizes.isOneLine ? text.replace(' – ', '–') : text;
  const conflicts = useConflicts(shift.id, conflictsFor(person));
  const label = describeShift(shift, [shift.title, time], timeZone, conflicts);
  return (
    <li className="sc:flex">
      <ShiftButton
        shift={shift}
        person={person}
        isDragged={isDragged}
        label={label}
        hasMark={sizes.isOneLine && conflicts.length > 0}
        isOneLine={sizes.isOneLine}
        className={cn(
          'sc:relative sc:w-full',
          sizes.isOneLine ? 'sc:items-center sc:gap-1 sc:px-1' : 'sc:flex-col sc:justify-center sc:px-2',
          sizes.isOneLine && conflicts.length > 0 && 'sc:pr-5.5',
        )}
        style={{ height: sizes.chip }}
      >
        <ShiftTitle
          shift={shift}
          isShort={sizes.isOneLine}
          className={cn(
            'sc:leading-4',
            sizes.isOneLine ? 'sc:order-last sc:min-w-0' : conflicts.length > 0 && 'sc:pr-4',
          )}
        />
        <span
          className={cn(
            'sc:truncate sc:leading-4 sc:tabular-nums',
            sizes.isOneLine ? 'sc:max-w-full sc:shrink-0 sc:text-[0.6875rem]' : 'sc:text-xs',
          )}
        >
          {` ${time}`}
        </span>
        {conflicts.length > 0 && <ConflictMark className="sc:absolute sc:top-1 sc:right-1" />}
        {canManage && day === last && <EndHandle className="sc:opacity-0 sc:group-hover:opacity-60" />}
      </ShiftButton>
    </li>
  );
}

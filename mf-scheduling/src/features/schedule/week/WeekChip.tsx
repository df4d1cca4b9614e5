import { cn } from '@timetrack/ui';
import { shortTimeRange } from '../../../time/formats.js';
import type { Person, Placed, Shift } from '../board/board.js';
import { chipHeight } from '../board/layout.js';
import { useCarry } from '../move/carry-context.js';
import { marks } from '../move/use-carry-handlers.js';
import { useScheduleScreen } from '../screen-context.js';
import { barStyles } from '../shift/bar-styles.js';
import { describeShift, timeOnDay } from '../shift/describe.js';
import { EndHandle } from '../shift/EndHandle.js';
import { lookOf } from '../shift/look.js';
import { StatusMark } from '../shift/StatusMark.js';

interface WeekChipProps {
  readonly placed: Placed<Shift>;
  /** The day of the cell that it stands in, and when that begins and ends: a shift over midnight stands in both. */
  readonly day: number;
  readonly from: number;
  readonly to: number;
  readonly person: Person;
}

export function WeekChip({ placed, day, from, to, person }: WeekChipProps) {
  const { timeZone, manages, open } = useScheduleScreen();
  const { thing: shift, last } = placed;
  const carried = useCarry((carry) => carry?.shift.id === shift.id);
  const { className, style } = lookOf(shift.status, person.user.scheduleColor);
  const time = timeOnDay(shift, from, to, timeZone) ?? shortTimeRange(shift.start, shift.end, timeZone);
  const words = describeShift(shift, [shift.title, time], timeZone);
  return (
    <li className="sc:flex">
      <button
        type="button"
        {...marks.shift(shift.id, person.user.id)}
        aria-label={words}
        title={words}
        aria-describedby={manages ? 'schedule-keys' : undefined}
        onClick={() => open({ kind: 'shift', id: shift.id })}
        className={cn(
          barStyles,
          'sc:group sc:relative sc:w-full sc:flex-col sc:justify-center sc:px-2',
          className,
          carried && 'sc:opacity-45',
        )}
        style={{ ...style, height: chipHeight }}
      >
        <span className="sc:flex sc:items-center sc:gap-1 sc:text-xs sc:leading-4 sc:font-semibold">
          <StatusMark status={shift.status} />
          <span className={cn('sc:truncate', shift.status === 'CANCELED' && 'sc:line-through')}>{shift.title}</span>
        </span>{' '}
        <span className="sc:truncate sc:text-xs sc:leading-4 sc:tabular-nums">{time}</span>
        {manages && day === last && <EndHandle className="sc:opacity-0 sc:group-hover:opacity-60" />}
      </button>
    </li>
  );
}

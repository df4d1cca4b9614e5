import { cn } from '@timetrack/ui';
import { shortTime } from '../../../time/formats.js';
import type { Shift } from '../board/board.js';
import { useCarry } from '../move/carry-context.js';
import { marks } from '../move/use-carry-handlers.js';
import { useScheduleScreen } from '../screen-context.js';
import { barStyles } from '../shift/bar-styles.js';
import { describeShift, timeOnDay } from '../shift/describe.js';
import { colorOf, lookOf } from '../shift/look.js';
import { StatusMark } from '../shift/StatusMark.js';

interface MonthChipProps {
  readonly shift: Shift;
  /** When its day begins and ends. */
  readonly from: number;
  readonly to: number;
}

/** One line of a day, in the color of the first person on it. */
export function MonthChip({ shift, from, to }: MonthChipProps) {
  const { timeZone, manages, ownId, open } = useScheduleScreen();
  const time = timeOnDay(shift, from, to, timeZone) ?? shortTime(shift.start, timeZone);
  const words = describeShift(shift, [time, shift.title], timeZone);
  const carried = useCarry((carry) => carry?.shift.id === shift.id);
  const { className, style } = lookOf(shift.status, colorOf(shift, ownId));
  return (
    <li className="sc:flex">
      <button
        type="button"
        {...marks.shift(shift.id, null)}
        aria-label={words}
        title={words}
        aria-describedby={manages ? 'schedule-keys' : undefined}
        onClick={() => open({ kind: 'shift', id: shift.id })}
        className={cn(
          barStyles,
          'sc:relative sc:h-6 sc:w-full sc:items-center sc:gap-1 sc:px-1.5 sc:text-xs',
          className,
          carried && 'sc:opacity-45',
        )}
        style={style}
      >
        <StatusMark status={shift.status} />
        <span className="sc:shrink-0 sc:tabular-nums">{time}</span>{' '}
        <span className={cn('sc:truncate sc:font-medium', shift.status === 'CANCELED' && 'sc:line-through')}>
          {shift.title}
        </span>
      </button>
    </li>
  );
}

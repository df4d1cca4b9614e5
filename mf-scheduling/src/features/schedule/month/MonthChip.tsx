import { cn } from '@timetrack/ui/basics';
import type { Shift } from '../board/arrange-board.js';
import { useDrag } from '../drag/drag-context.js';
import { dragAttributes } from '../drag/drag-targets.js';
import { SelectMark, selectableProps, selectedClasses } from '../selection/SelectMark.js';
import { useIsSelected } from '../selection/selection-store.js';
import { usePressCard } from '../selection/use-press-card.js';
import { ConflictMark } from '../shift/ConflictMark.js';
import { useConflicts } from '../shift/conflicts.js';
import { describeShift } from '../shift/describe-shift.js';
import { StatusMark } from '../shift/StatusMark.js';
import { useCardColor } from '../shift/shift-colors.js';
import { barClasses, styleOfStatus } from '../shift/shift-style.js';
import { formatShortTime, formatTimeOnDay } from '../shift/shift-time.js';
import { useScheduleScreen } from '../state/screen-context.js';

interface MonthChipProps {
  readonly shift: Shift;
  readonly from: number;
  readonly to: number;
}

export function MonthChip({ shift, from, to }: MonthChipProps) {
  const { timeZone, canManage, open } = useScheduleScreen();
  const time = formatTimeOnDay(shift, { from, to }, timeZone) ?? formatShortTime(shift.start, timeZone);
  const conflicts = useConflicts(shift.id);
  const label = describeShift(shift, [time, shift.title], timeZone, conflicts);
  const isSelected = useIsSelected(shift.id);
  const pressCard = usePressCard();
  const isDragged = useDrag((drag) => drag?.shift.id === shift.id);
  const { className, style } = styleOfStatus(shift.status, useCardColor()(shift));
  return (
    <li className="sc:flex">
      <button
        type="button"
        {...dragAttributes.shift(shift.id, null)}
        {...selectableProps(isSelected)}
        aria-label={label}
        title={label}
        aria-describedby={canManage ? 'schedule-keys' : undefined}
        onClick={(event) => pressCard(event, shift, null) || open({ kind: 'shift', id: shift.id })}
        className={cn(
          barClasses,
          'sc:relative sc:h-6 sc:w-full sc:items-center sc:gap-1 sc:px-1.5 sc:text-xs',
          className,
          isSelected && selectedClasses,
          isDragged && 'sc:opacity-45',
        )}
        style={style}
      >
        <StatusMark status={shift.status} />
        <span className="sc:shrink-0 sc:tabular-nums">{time}</span>{' '}
        <span className={cn('sc:truncate sc:font-medium', shift.status === 'CANCELED' && 'sc:line-through')}>
          {shift.title}
        </span>
        {conflicts.length > 0 && <ConflictMark className="sc:ml-auto" />}
        {canManage && <SelectMark isSelected={isSelected} hasMark={conflicts.length > 0} />}
      </button>
    </li>
  );
}

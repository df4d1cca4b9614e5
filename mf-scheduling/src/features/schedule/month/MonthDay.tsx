import { formatFullWeekdayDate, fullName } from '@timetrack/screens/basics';
import { cn } from '@timetrack/ui/basics';
import { TreePalm } from '@timetrack/ui/icons';
import { memo } from 'react';
import type { Shift, TimeOff } from '../board/arrange-board.js';
import type { BoardDay } from '../board/arrange-month.js';
import { useDrag } from '../drag/drag-context.js';
import { dragAttributes } from '../drag/drag-targets.js';
import { ShiftButton } from '../people/ShiftButton.js';
import { usePressCard } from '../selection/selection-store.js';
import { useConflicts } from '../shift/conflicts.js';
import { describeShift } from '../shift/describe-shift.js';
import { ConflictMark, LockedMark, StatusMark } from '../shift/ShiftTitle.js';
import { formatShortTime, formatTimeOnDay, nameZoneOfDay, unnamedOn } from '../shift/shift-time.js';
import { useScheduleScreen } from '../state/screen-context.js';

interface MonthDayProps {
  readonly day: BoardDay;
  /** Whether the day belongs to the month before or after. */
  readonly isOtherMonth: boolean;
  readonly isTabStop: boolean;
  readonly isDropTarget: boolean;
}

export const MonthDay = memo(function MonthDay({ day: board, isOtherMonth, isTabStop, isDropTarget }: MonthDayProps) {
  const { today, canManage, open, timeZone } = useScheduleScreen();
  const { day, from, to, shifts, timeOff } = board;
  const zone = shifts.length > 0 && nameZoneOfDay(board, timeZone);
  const more = board.count - shifts.length;
  return (
    <td
      aria-current={day === today ? 'date' : undefined}
      className={cn(
        'sc:relative sc:h-32 sc:border-border sc:p-0 sc:align-top sc:not-first:border-l sc:in-[tr:not(:first-child)]:border-t',
        isOtherMonth && 'sc:bg-muted/60',
        isDropTarget && 'sc:bg-primary-soft sc:outline-2 sc:-outline-offset-2 sc:outline-primary',
      )}
    >
      {canManage && <DayButton day={day} isTabStop={isTabStop} />}
      <div className="sc:pointer-events-none sc:relative sc:flex sc:flex-col sc:gap-1 sc:p-1">
        <div className="sc:flex sc:items-center sc:justify-between sc:gap-1">
          <DayNumber day={day} isToday={day === today} isOtherMonth={isOtherMonth} />
          {zone && <span className="sc:mr-auto sc:text-xs sc:text-muted-foreground">{zone}</span>}
          <PeopleOnTimeOff timeOff={timeOff} />
        </div>
        <ul className="sc:flex sc:flex-col sc:gap-1">
          {shifts.map((shift) => (
            <MonthChip key={shift.id} shift={shift} from={from} to={to} />
          ))}
        </ul>
        {more > 0 && (
          <button
            type="button"
            data-more={day}
            aria-label={`+${more} more on ${formatFullWeekdayDate(day)}`}
            onClick={() => open({ kind: 'day', day })}
            className="sc:pointer-events-auto sc:min-h-6 sc:cursor-pointer sc:self-start sc:rounded-sm sc:px-1.5 sc:text-xs sc:font-medium sc:text-muted-foreground sc:hover:bg-accent sc:hover:text-foreground"
          >
            {`+${more} more`}
          </button>
        )}
      </div>
    </td>
  );
});

function DayButton({ day, isTabStop }: { readonly day: string; readonly isTabStop: boolean }) {
  const { open } = useScheduleScreen();
  return (
    <button
      type="button"
      {...dragAttributes.cell(day, null)}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`New schedule on ${formatFullWeekdayDate(day)}`}
      onClick={() => open({ kind: 'create', day, personId: null, copyOf: null })}
      className="sc:absolute sc:inset-0 sc:cursor-pointer sc:transition-colors sc:hover:bg-accent/60 sc:focus-visible:-outline-offset-2"
    />
  );
}

interface DayNumberProps {
  readonly day: string;
  readonly isToday: boolean;
  readonly isOtherMonth: boolean;
}

function DayNumber({ day, isToday, isOtherMonth }: DayNumberProps) {
  return (
    <span
      className={cn(
        'sc:grid sc:size-6 sc:shrink-0 sc:place-items-center sc:rounded-full sc:text-xs sc:font-semibold sc:tabular-nums',
        isOtherMonth && 'sc:font-normal sc:text-muted-foreground',
        isToday && 'sc:bg-primary sc:text-primary-foreground',
      )}
    >
      <span className="sc:sr-only">{formatFullWeekdayDate(day)}</span>
      <span aria-hidden="true">{Number(day.slice(8))}</span>
    </span>
  );
}

function PeopleOnTimeOff({ timeOff }: { readonly timeOff: readonly TimeOff[] }) {
  if (timeOff.length === 0) return null;
  const names = timeOff.map(({ user }) => fullName(user)).join(', ');
  const [first] = timeOff;
  return (
    <span
      title={`Time off: ${names}`}
      className="sc:flex sc:min-w-0 sc:items-center sc:gap-1 sc:text-xs sc:text-success"
    >
      <TreePalm aria-hidden="true" className="sc:size-3.5 sc:shrink-0" />
      <span className="sc:sr-only">{`Time off: ${names}`}</span>
      <span aria-hidden="true" className="sc:truncate">
        {timeOff.length === 1 ? first?.user.firstName : `${timeOff.length} off`}
      </span>
    </span>
  );
}

interface MonthChipProps {
  readonly shift: Shift;
  readonly from: number;
  readonly to: number;
}

function MonthChip({ shift, from, to }: MonthChipProps) {
  const { timeZone, open } = useScheduleScreen();
  const unnamed = unnamedOn({ from }, timeZone);
  const time = formatTimeOnDay(shift, { from, to }, unnamed) ?? formatShortTime(unnamed, shift.start);
  const conflicts = useConflicts(shift.id);
  const label = describeShift(shift, [time, shift.title], timeZone, conflicts);
  const pressCard = usePressCard();
  const isDragged = useDrag((drag) => drag?.shift.id === shift.id);
  return (
    <li className="sc:flex">
      <ShiftButton
        shift={shift}
        person={null}
        isDragged={isDragged}
        label={label}
        hasMark={conflicts.length > 0}
        onClick={(event) => pressCard(event, shift, null) || open({ kind: 'shift', id: shift.id })}
        className="sc:relative sc:h-6 sc:w-full sc:items-center sc:gap-1 sc:px-1.5 sc:text-xs"
      >
        <StatusMark status={shift.status} />
        <span className="sc:shrink-0 sc:tabular-nums">{`${time} `}</span>
        <span className={cn('sc:truncate sc:font-medium', shift.status === 'CANCELED' && 'sc:line-through')}>
          {shift.title}
        </span>
        {shift.locked && <LockedMark />}
        {conflicts.length > 0 && <ConflictMark className="sc:ml-auto" />}
      </ShiftButton>
    </li>
  );
}

import { formatFullWeekdayDate, formatWeekday, isSameMonth } from '@timetrack/screens';
import { cn } from '@timetrack/ui';
import { TreePalm } from '@timetrack/ui/icons';
import { type Board, findBoardDay, type Shift } from '../board/arrange-board.js';
import { DayList } from '../day/DayList.js';
import { colorOf, styleOfMark } from '../shift/shift-style.js';
import { useScheduleScreen } from '../state/screen-context.js';

interface PhoneMonthProps {
  readonly board: Board;
  /** The selected date. */
  readonly date: string;
  readonly onSelect: (day: string) => void;
}

/** A small month for phones, and below it everything on the selected day. */
export function PhoneMonth({ board, date, onSelect }: PhoneMonthProps) {
  const { days } = board.range;
  return (
    <div className="sc:flex sc:flex-col sc:gap-5">
      <div className="sc:rounded-xl sc:border sc:border-border sc:bg-card sc:p-2 sc:shadow-card">
        <div className="sc:grid sc:grid-cols-7 sc:pb-1 sc:text-center sc:text-xs sc:font-medium sc:text-muted-foreground">
          {days.slice(0, 7).map((day) => (
            <abbr key={day} title={formatWeekday(day)} className="sc:no-underline">
              {formatWeekday(day, 'short').slice(0, 2)}
            </abbr>
          ))}
        </div>
        <div className="sc:grid sc:grid-cols-7 sc:gap-0.5">
          {days.map((day) => (
            <PhoneDay
              key={day}
              board={board}
              day={day}
              isSelected={day === date}
              isOtherMonth={!isSameMonth(day, date)}
              onSelect={onSelect}
            />
          ))}
        </div>
      </div>
      <DayList board={board} day={date} />
    </div>
  );
}

interface PhoneDayProps {
  readonly board: Board;
  readonly day: string;
  readonly isSelected: boolean;
  readonly isOtherMonth: boolean;
  readonly onSelect: (day: string) => void;
}

function PhoneDay({ board, day, isSelected, isOtherMonth, onSelect }: PhoneDayProps) {
  const { today } = useScheduleScreen();
  const { shifts, timeOff } = findBoardDay(board, day);
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-current={day === today ? 'date' : undefined}
      aria-label={`${formatFullWeekdayDate(day)}, ${shifts.length === 1 ? '1 schedule' : `${shifts.length} schedules`}${timeOff.length > 0 ? `, ${timeOff.length} off` : ''}`}
      onClick={() => onSelect(day)}
      className={cn(
        'sc:flex sc:h-13 sc:flex-col sc:items-center sc:gap-1 sc:rounded-lg sc:pt-1.5',
        isSelected && 'sc:bg-primary-soft sc:outline-2 sc:-outline-offset-2 sc:outline-primary',
      )}
    >
      <span
        className={cn(
          'sc:grid sc:size-6 sc:place-items-center sc:rounded-full sc:text-sm sc:font-medium sc:tabular-nums',
          isOtherMonth && 'sc:font-normal sc:text-muted-foreground',
          day === today && 'sc:bg-primary sc:text-primary-foreground',
        )}
      >
        {Number(day.slice(8))}
      </span>
      <span className="sc:flex sc:h-2.5 sc:items-center sc:gap-0.5">
        {timeOff.length > 0 && <TreePalm aria-hidden="true" className="sc:size-3 sc:text-success" />}
        <Dots shifts={shifts} max={timeOff.length > 0 ? 2 : 3} />
      </span>
    </button>
  );
}

function Dots({ shifts, max }: { readonly shifts: readonly Shift[]; readonly max: number }) {
  const { ownId } = useScheduleScreen();
  return (
    <>
      {shifts.slice(0, max).map((shift) => (
        <span
          key={shift.id}
          className="sc:size-1.5 sc:rounded-full"
          style={styleOfMark(colorOf(shift, ownId), shift.status === 'PUBLISHED')}
        />
      ))}
      {shifts.length > max && <span className="sc:text-[0.625rem] sc:leading-none sc:text-muted-foreground">+</span>}
    </>
  );
}

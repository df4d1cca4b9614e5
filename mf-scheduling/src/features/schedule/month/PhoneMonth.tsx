import { formatFullWeekdayDate, formatWeekday, isSameMonth } from '@timetrack/screens/basics';
import { cn } from '@timetrack/ui/basics';
import { TreePalm, TriangleAlert } from '@timetrack/ui/icons';
import { useContext } from 'react';
import type { BoardDay, MonthBoard } from '../board/arrange-month.js';
import { DayList } from '../day/DayList.js';
import { ConflictsContext } from '../shift/conflicts.js';
import { styleOfMark, useCardColor } from '../shift/shift-style.js';
import { useScheduleScreen } from '../state/screen-context.js';

interface PhoneMonthProps {
  readonly board: MonthBoard;
  readonly date: string;
  readonly onSelect: (day: string) => void;
}

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
          {board.days.map((day) => (
            <PhoneDay
              key={day.day}
              day={day}
              isSelected={day.day === date}
              isOtherMonth={!isSameMonth(day.day, date)}
              onSelect={onSelect}
            />
          ))}
        </div>
      </div>
      <DayList key={date} board={board} day={date} />
    </div>
  );
}

interface PhoneDayProps {
  readonly day: BoardDay;
  readonly isSelected: boolean;
  readonly isOtherMonth: boolean;
  readonly onSelect: (day: string) => void;
}

function PhoneDay({ day: { day, count, shifts, timeOff }, isSelected, isOtherMonth, onSelect }: PhoneDayProps) {
  const { today } = useScheduleScreen();
  const conflicts = useContext(ConflictsContext);
  const hasConflict = shifts.some(({ id }) => conflicts.has(id));
  const label = [
    formatFullWeekdayDate(day),
    count === 1 ? '1 schedule' : `${count} schedules`,
    timeOff.length > 0 && `${timeOff.length} off`,
    hasConflict && 'with conflicts',
  ];
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-current={day === today ? 'date' : undefined}
      aria-label={label.filter(Boolean).join(', ')}
      onClick={() => onSelect(day)}
      className={cn(
        'sc:relative sc:flex sc:h-13 sc:flex-col sc:items-center sc:gap-1 sc:rounded-lg sc:pt-1.5',
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
      {hasConflict && (
        <TriangleAlert aria-hidden="true" className="sc:absolute sc:top-1 sc:right-0 sc:size-3 sc:text-warning" />
      )}
      <span className="sc:flex sc:h-2.5 sc:items-center sc:gap-0.5">
        {timeOff.length > 0 && <TreePalm aria-hidden="true" className="sc:size-3 sc:text-success" />}
        <Dots count={count} shifts={shifts} max={timeOff.length > 0 ? 2 : 3} />
      </span>
    </button>
  );
}

function Dots({ count, shifts, max }: Pick<BoardDay, 'count' | 'shifts'> & { readonly max: number }) {
  const colorOfCard = useCardColor();
  return (
    <>
      {shifts.slice(0, max).map((shift) => (
        <span
          key={shift.id}
          className="sc:size-1.5 sc:rounded-full"
          style={styleOfMark(colorOfCard(shift), shift.status === 'PUBLISHED')}
        />
      ))}
      {count > max && <span className="sc:text-[0.625rem] sc:leading-none sc:text-muted-foreground">+</span>}
    </>
  );
}

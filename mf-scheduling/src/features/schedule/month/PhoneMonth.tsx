import { cn } from '@timetrack/ui';
import { TreePalm } from 'lucide-react';
import { sameMonth } from '../../../time/calendar.js';
import { dateInYear, weekdayLong, weekdayShort } from '../../../time/formats.js';
import { type Board, dayOnBoard, type Shift } from '../board/board.js';
import { DayList } from '../day/DayList.js';
import { useScheduleScreen } from '../screen-context.js';
import { colorOf, markOf } from '../shift/look.js';

interface PhoneMonthProps {
  readonly board: Board;
  /** The day that is chosen. */
  readonly date: string;
  readonly onChoose: (day: string) => void;
}

/** The month as small as a phone needs it, and below it everything of the chosen day. */
export function PhoneMonth({ board, date, onChoose }: PhoneMonthProps) {
  const { days } = board.span;
  return (
    <div className="sc:flex sc:flex-col sc:gap-5">
      <div className="sc:rounded-xl sc:border sc:border-border sc:bg-card sc:p-2 sc:shadow-card">
        <div className="sc:grid sc:grid-cols-7 sc:pb-1 sc:text-center sc:text-xs sc:font-medium sc:text-muted-foreground">
          {days.slice(0, 7).map((day) => (
            <abbr key={day} title={weekdayLong(day)} className="sc:no-underline">
              {weekdayShort(day).slice(0, 2)}
            </abbr>
          ))}
        </div>
        <div className="sc:grid sc:grid-cols-7 sc:gap-0.5">
          {days.map((day) => (
            <PhoneDay
              key={day}
              board={board}
              day={day}
              chosen={day === date}
              outside={!sameMonth(day, date)}
              onChoose={onChoose}
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
  readonly chosen: boolean;
  readonly outside: boolean;
  readonly onChoose: (day: string) => void;
}

function PhoneDay({ board, day, chosen, outside, onChoose }: PhoneDayProps) {
  const { today } = useScheduleScreen();
  const { shifts, timeOff } = dayOnBoard(board, day);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-current={day === today ? 'date' : undefined}
      aria-label={`${dateInYear(day)}, ${shifts.length === 1 ? '1 schedule' : `${shifts.length} schedules`}${timeOff.length > 0 ? `, ${timeOff.length} off` : ''}`}
      onClick={() => onChoose(day)}
      className={cn(
        'sc:flex sc:h-13 sc:flex-col sc:items-center sc:gap-1 sc:rounded-lg sc:pt-1.5',
        chosen && 'sc:bg-primary-soft sc:outline-2 sc:-outline-offset-2 sc:outline-primary',
      )}
    >
      <span
        className={cn(
          'sc:grid sc:size-6 sc:place-items-center sc:rounded-full sc:text-sm sc:font-medium sc:tabular-nums',
          outside && 'sc:font-normal sc:text-muted-foreground',
          day === today && 'sc:bg-primary sc:text-primary-foreground',
        )}
      >
        {Number(day.slice(8))}
      </span>
      <span className="sc:flex sc:h-2.5 sc:items-center sc:gap-0.5">
        {timeOff.length > 0 && <TreePalm aria-hidden="true" className="sc:size-3 sc:text-success" />}
        <Dots shifts={shifts} most={timeOff.length > 0 ? 2 : 3} />
      </span>
    </button>
  );
}

/** @param most as many as there is room for */
function Dots({ shifts, most }: { readonly shifts: readonly Shift[]; readonly most: number }) {
  const { ownId } = useScheduleScreen();
  return (
    <>
      {shifts.slice(0, most).map((shift) => (
        <span
          key={shift.id}
          className="sc:size-1.5 sc:rounded-full"
          style={markOf(colorOf(shift, ownId), shift.status === 'PUBLISHED')}
        />
      ))}
      {shifts.length > most && <span className="sc:text-[0.625rem] sc:leading-none sc:text-muted-foreground">+</span>}
    </>
  );
}

import { formatCount, formatDuration, formatFullWeekdayDate, fullName } from '@timetrack/screens/basics';
import { Avatar, Button, cn } from '@timetrack/ui/basics';
import { ChevronDown, Plus, TriangleAlert } from '@timetrack/ui/icons';
import { useId, useMemo, useState } from 'react';
import { archivedId, type Board, type DayTotals, type Row } from '../board/arrange-board.js';
import { type BoardDay, findDay } from '../board/arrange-month.js';
import { PersonMenu } from '../people/PersonMenu.js';
import { SelectGroup } from '../selection/SelectGroup.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { ShiftList, TimeOffLine } from './DayList.js';

interface PhoneWeekProps {
  readonly board: Board;
  /** The people whom the search has found. */
  readonly rows: readonly Row[];
  readonly hasSearch: boolean;
}

/** Up to this number of shifts, all days are open. */
const fewShifts = 30;

/** The week of a planner on a phone: a list by day with totals, and the people with one menu each. */
export function PhoneWeek({ board, rows, hasSearch }: PhoneWeekProps) {
  const { today } = useScheduleScreen();
  const { days } = board.range;
  const found = useMemo(() => new Set(rows.flatMap((row) => row.shifts.map(({ item }) => item.id))), [rows]);
  const isWide = found.size <= fewShifts;
  const firstOpen = days.includes(today) ? today : days[0];
  return (
    <div className="sc:flex sc:flex-col sc:gap-6">
      <ol aria-label="Week" className="sc:flex sc:flex-col sc:gap-2">
        {days.map((date) => {
          const day = findDay(board, date);
          const shown = { ...day, shifts: day.shifts.filter(({ id }) => found.has(id)) };
          const totals = hasSearch ? undefined : board.totals.find((one) => one.date === date);
          return <WeekDay key={date} day={shown} totals={totals} isOpenAtFirst={isWide || date === firstOpen} />;
        })}
      </ol>
      <People rows={rows} board={board} />
    </div>
  );
}

interface WeekDayProps {
  readonly day: BoardDay;
  readonly totals: DayTotals | undefined;
  readonly isOpenAtFirst: boolean;
}

function WeekDay({ day: { day, shifts, timeOff }, totals, isOpenAtFirst }: WeekDayProps) {
  const { today, open } = useScheduleScreen();
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const isFree = shifts.length + timeOff.length === 0;
  const isShown = isOpen && !isFree;
  return (
    <li aria-current={day === today ? 'date' : undefined} className="sc:flex sc:flex-col sc:gap-2">
      <div className="sc:flex sc:items-center sc:gap-1">
        <h2 className="sc:min-w-0 sc:flex-1">
          <button
            type="button"
            aria-expanded={isShown}
            aria-controls={isShown ? id : undefined}
            disabled={isFree}
            onClick={() => setOpen(!isOpen)}
            className="sc:flex sc:min-h-11 sc:w-full sc:cursor-pointer sc:items-center sc:gap-2 sc:text-left sc:disabled:cursor-default"
          >
            <ChevronDown
              aria-hidden="true"
              className={cn('sc:size-4 sc:shrink-0', !isShown && 'sc:-rotate-90', isFree && 'sc:invisible')}
            />
            <span className="sc:flex sc:min-w-0 sc:flex-col">
              <span className={cn('sc:text-sm sc:font-semibold', day === today && 'sc:text-primary')}>
                {formatFullWeekdayDate(day)}
              </span>
              <span className="sc:text-xs sc:font-normal sc:text-muted-foreground sc:tabular-nums">
                {describeDay(shifts.length, totals)}
              </span>
            </span>
          </button>
        </h2>
        <SelectGroup label={formatFullWeekdayDate(day)} shifts={shifts} />
        <Button
          variant="ghost"
          size="icon"
          aria-label={`New schedule on ${formatFullWeekdayDate(day)}`}
          onClick={() => open({ kind: 'create', day, personId: null, copyOf: null })}
        >
          <Plus aria-hidden="true" />
        </Button>
      </div>
      {isShown && (
        <div id={id} className="sc:flex sc:flex-col sc:gap-2">
          {timeOff.map((one) => (
            <TimeOffLine key={one.id} timeOff={one} />
          ))}
          <ShiftList shifts={shifts} />
        </div>
      )}
    </li>
  );
}

/** `3 shifts · 5 people · 38h` */
function describeDay(count: number, totals: DayTotals | undefined): string {
  if (count === 0) return 'Nothing scheduled';
  if (!totals) return formatCount(count, 'shift');
  const { people, plannedMinutes } = totals;
  return [
    formatCount(count, 'shift'),
    people === 1 ? '1 person' : `${people} people`,
    formatDuration(plannedMinutes),
  ].join(' · ');
}

/** How many people are listed at once. */
const step = 40;

function People({ rows, board }: Pick<PhoneWeekProps, 'rows' | 'board'>) {
  const { today } = useScheduleScreen();
  const [visible, setVisible] = useState(step);
  const { days } = board.range;
  const people = rows.filter(({ person }) => person.user.id !== archivedId);
  const day = days.includes(today) ? today : (days[0] ?? today);
  return (
    <section aria-label="People" className="sc:flex sc:flex-col sc:gap-1">
      <h2 className="sc:flex sc:justify-between sc:text-sm sc:font-semibold">
        <span>{people.length === 1 ? '1 person' : `${people.length} people`}</span>
        <span className="sc:font-normal sc:text-muted-foreground sc:tabular-nums">
          {`${formatDuration(board.plannedMinutes)} planned`}
        </span>
      </h2>
      <ul className="sc:flex sc:flex-col sc:divide-y sc:divide-border sc:rounded-lg sc:border sc:border-border sc:bg-card">
        {people.slice(0, visible).map((row) => (
          <PersonLine key={row.person.user.id} row={row} day={day} />
        ))}
      </ul>
      {people.length > visible && (
        <Button variant="outline" size="sm" className="sc:self-center" onClick={() => setVisible(visible + step)}>
          {`Show ${Math.min(step, people.length - visible)} more`}
        </Button>
      )}
    </section>
  );
}

function PersonLine({ row, day }: { readonly row: Row; readonly day: string }) {
  const { user, plannedMinutes, over40Hours } = row.person;
  return (
    <li className="sc:flex sc:items-center sc:gap-2 sc:py-1 sc:pr-1 sc:pl-3">
      <Avatar firstName={user.firstName} lastName={user.lastName} color={user.scheduleColor} size="sm" />
      <span className="sc:min-w-0 sc:flex-1 sc:truncate sc:text-sm">{fullName(user)}</span>
      <span
        className={cn(
          'sc:flex sc:items-center sc:gap-1 sc:text-sm sc:tabular-nums',
          over40Hours ? 'sc:font-medium sc:text-warning' : 'sc:text-muted-foreground',
        )}
      >
        <span>{formatDuration(plannedMinutes)}</span>
        {over40Hours && <TriangleAlert aria-hidden="true" className="sc:size-3" />}
        {over40Hours && <span className="sc:sr-only">, overtime</span>}
      </span>
      <PersonMenu row={row} day={day} className="sc:size-11" />
    </li>
  );
}

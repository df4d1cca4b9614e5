import { formatDuration, formatFullWeekdayDate, formatWeekday } from '@timetrack/screens/basics';
import { cn } from '@timetrack/ui/basics';
import { memo, useMemo } from 'react';
import type { Board, Shift } from '../board/arrange-board.js';
import type { BoardLine } from '../board/board-lines.js';
import { SelectGroup } from '../selection/SelectGroup.js';
import { nameZoneOfDay } from '../shift/shift-time.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { DayTotalsLine } from './DayTotalsLine.js';
import { columnClasses } from './row-layout.js';

interface DayHeadersProps {
  readonly board: Board;
  readonly people: number;
  readonly lines: readonly BoardLine[];
  /** Whether each day names its zone if that is not the zone of today. */
  readonly hasZones: boolean;
}

/** Rendered again only when its data changes, and not while the rows scroll. */
export const DayHeaders = memo(function DayHeaders({ board, people, lines, hasZones }: DayHeadersProps) {
  const { range, timeOff, plannedMinutes } = board;
  const { today, canManage, timeZone } = useScheduleScreen();
  const totals = canManage ? board.totals : [];
  const byDay = useMemo(() => listByDay(lines, range.days.length), [lines, range]);
  const mostInWeek = Math.max(0, ...totals.map(({ mostAtOnce }) => mostAtOnce));
  const zones = range.days.map((_, index) => {
    const [from, to] = [range.bounds[index] ?? 0, range.bounds[index + 1] ?? 0];
    return hasZones && nameZoneOfDay({ from, to }, timeZone);
  });
  const countOff = (day: string) =>
    timeOff.filter(({ startDate, endDate }) => startDate <= day && day <= endDate).length;
  return (
    <thead className="sc:sticky sc:top-0 sc:z-30 sc:block">
      <tr aria-rowindex={1} className={cn(columnClasses, 'sc:border-b sc:border-border sc:bg-card')}>
        <th
          scope="col"
          className="sc:sticky sc:left-0 sc:z-10 sc:flex sc:flex-col sc:justify-center sc:border-r sc:border-border sc:bg-card sc:px-3 sc:py-1 sc:text-left sc:text-xs sc:font-medium sc:text-muted-foreground"
        >
          <span>{people === 1 ? '1 person' : `${people} people`}</span>
          {canManage && (
            <span className="sc:font-normal sc:tabular-nums">{`${formatDuration(plannedMinutes)} planned`}</span>
          )}
        </th>
        {range.days.map((day, index) => (
          <th
            key={day}
            scope="col"
            aria-current={day === today ? 'date' : undefined}
            className="sc:flex sc:min-w-0 sc:flex-col sc:justify-center sc:border-border sc:px-2 sc:py-0.5 sc:not-last:border-r"
          >
            <span className="sc:flex sc:items-center sc:gap-2">
              <DayNumber day={day} isToday={day === today} />
              {zones[index] && (
                <span className="sc:text-xs sc:font-normal sc:text-muted-foreground">{zones[index]}</span>
              )}
              {countOff(day) > 0 && (
                <span className="sc:ml-auto sc:truncate sc:text-xs sc:font-normal sc:text-muted-foreground sc:max-lg:hidden">
                  {`${countOff(day)} off`}
                </span>
              )}
              {canManage && (
                <SelectGroup
                  label={formatFullWeekdayDate(day)}
                  shifts={byDay[index] ?? []}
                  className={countOff(day) > 0 ? 'sc:max-lg:ml-auto' : 'sc:ml-auto'}
                />
              )}
            </span>
            {totals[index]?.date === day && (
              <DayTotalsLine
                totals={totals[index]}
                mostInWeek={mostInWeek}
                from={range.bounds[index] ?? 0}
                to={range.bounds[index + 1] ?? 0}
              />
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
});

/** The shifts of each day: those that start on it, and on the first day also those that started before the week. */
function listByDay(lines: readonly BoardLine[], days: number): readonly (readonly Shift[])[] {
  const byDay = Array.from({ length: days }, () => new Set<Shift>());
  for (const line of lines) {
    if (line.kind === 'person') for (const { item, first } of line.row.shifts) byDay[first]?.add(item);
  }
  return byDay.map((shifts) => [...shifts]);
}

function DayNumber({ day, isToday }: { readonly day: string; readonly isToday: boolean }) {
  return (
    <>
      <span className="sc:sr-only">{formatFullWeekdayDate(day)}</span>
      <span aria-hidden="true" className="sc:text-xs sc:font-medium sc:text-muted-foreground">
        {formatWeekday(day, 'short')}
      </span>
      <span
        aria-hidden="true"
        className={cn(
          'sc:grid sc:size-6 sc:place-items-center sc:rounded-full sc:text-sm sc:font-semibold sc:tabular-nums',
          isToday && 'sc:bg-primary sc:text-primary-foreground',
        )}
      >
        {Number(day.slice(8))}
      </span>
    </>
  );
}

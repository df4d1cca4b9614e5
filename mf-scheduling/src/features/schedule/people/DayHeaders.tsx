import { formatDuration, formatFullWeekdayDate, formatWeekday } from '@timetrack/screens/basics';
import { cn } from '@timetrack/ui/basics';
import { Users } from '@timetrack/ui/icons';
import { memo, useMemo, useState } from 'react';
import type { Board, DayTotals, Shift } from '../board/arrange-board.js';
import type { BoardLine } from '../board/board-lines.js';
import { loadOnDemand } from '../on-demand/load-on-demand.js';
import { SelectGroup } from '../selection/SelectGroup.js';
import { nameZoneOfDay } from '../shift/shift-time.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { CoverageChart } from './CoverageChart.js';
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

const CoveragePopover = loadOnDemand(async () => (await import('./CoveragePopover.js')).CoveragePopover);

interface DayTotalsLineProps {
  readonly totals: DayTotals;
  /** The most people at the same time on any day of the week, so that the charts of the days compare. */
  readonly mostInWeek: number;
  /** When the day begins and ends. */
  readonly from: number;
  readonly to: number;
}

/**
 * How many people are planned on a day, their hours and when they are there, as the server computes it. The button opens the
 * numbers behind the chart, whose code is loaded with the first press.
 */
function DayTotalsLine({ totals, ...chart }: DayTotalsLineProps) {
  const [isLoaded, setLoaded] = useState(false);
  const description = describeTotals(totals);
  const content = (
    <>
      <span className="sc:sr-only">{description}</span>
      <span aria-hidden="true" className="sc:flex sc:items-center sc:gap-1">
        <Users className="sc:size-3 sc:shrink-0 sc:max-2xl:hidden" />
        <span className="sc:truncate">{`${totals.people} · ${formatDuration(totals.plannedMinutes)}`}</span>
      </span>
      <CoverageChart totals={totals} {...chart} />
    </>
  );
  if (totals.people === 0) return <span className={lineClasses}>{content}</span>;
  const button = {
    type: 'button',
    title: description,
    className: `${lineClasses} sc:cursor-pointer sc:rounded-sm sc:text-left sc:hover:text-foreground`,
    children: content,
  } as const;
  if (isLoaded) return <CoveragePopover totals={totals} description={description} button={button} />;
  return (
    <button
      {...button}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => void CoveragePopover.preload().then(() => setLoaded(true))}
    />
  );
}

const lineClasses =
  'sc:flex sc:min-w-0 sc:flex-col sc:gap-0.5 sc:text-xs sc:leading-4 sc:font-normal sc:text-muted-foreground sc:tabular-nums';

function describeTotals({ people, plannedMinutes, mostAtOnce, fewestAtOnce }: DayTotals): string {
  const planned = `${people === 1 ? '1 person' : `${people} people`}, ${formatDuration(plannedMinutes)} planned`;
  if (people === 0) return planned;
  const atOnce = fewestAtOnce === mostAtOnce ? mostAtOnce : `${fewestAtOnce} to ${mostAtOnce}`;
  return `${planned}, ${atOnce} at the same time`;
}

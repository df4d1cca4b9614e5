import { formatFullWeekdayDate, formatTimeRange } from '@timetrack/screens/basics';
import { Popover, PopoverContent, PopoverTrigger } from '@timetrack/ui';
import type { ComponentProps } from 'react';
import type { DayTotals } from '../board/arrange-board.js';
import { useScheduleScreen } from '../state/screen-context.js';

interface CoveragePopoverProps {
  readonly totals: DayTotals;
  readonly description: string;
  readonly button: ComponentProps<'button'>;
}

/** How many people are planned at each time of a day. The button was pressed already when this is loaded, so it opens immediately. */
export function CoveragePopover({ totals, description, button }: CoveragePopoverProps) {
  const { timeZone } = useScheduleScreen();
  const { date, coverage, mostAtOnce } = totals;
  const title = `Coverage on ${formatFullWeekdayDate(date)}`;
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>
        <button {...button} />
      </PopoverTrigger>
      <PopoverContent aria-label={title} className="sc:w-80 sc:max-w-[calc(100vw-2rem)] sc:gap-3">
        <div>
          <p className="sc:font-semibold">{title}</p>
          <p className="sc:text-sm sc:text-muted-foreground">{description}</p>
        </div>
        <ul className="sc:flex sc:max-h-64 sc:flex-col sc:gap-1.5 sc:overflow-y-auto sc:text-sm sc:tabular-nums">
          {coverage.map(({ from, to, people }) => (
            <li key={from} className="sc:grid sc:grid-cols-[10rem_1fr_auto] sc:items-center sc:gap-2">
              <span>{formatTimeRange(Date.parse(from), Date.parse(to), timeZone)}</span>
              <span aria-hidden="true" className="sc:h-2 sc:rounded-sm sc:bg-muted">
                <span
                  className="sc:block sc:h-full sc:rounded-sm sc:bg-primary/70"
                  style={{ width: `${(people / Math.max(1, mostAtOnce)) * 100}%` }}
                />
              </span>
              <span className="sc:min-w-16 sc:text-right">{describeCount(people)}</span>
            </li>
          ))}
        </ul>
      </PopoverContent>
    </Popover>
  );
}

function describeCount(people: number): string {
  if (people === 0) return 'Nobody';
  return people === 1 ? '1 person' : `${people} people`;
}

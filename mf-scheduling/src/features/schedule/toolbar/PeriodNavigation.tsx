import { formatDateRange, formatMonth } from '@timetrack/screens/basics';
import { Button } from '@timetrack/ui/basics';
import { ChevronLeft, ChevronRight } from '@timetrack/ui/icons';
import type { BoardRange } from '../board/board-range.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';

interface PeriodNavigationProps {
  readonly address: ScheduleAddress;
  readonly range: BoardRange;
}

export function PeriodNavigation({ address, range }: PeriodNavigationProps) {
  const period = address.view === 'month' ? 'Month' : 'Week';
  const title =
    address.view === 'month'
      ? formatMonth(address.date)
      : formatDateRange(range.days[0] ?? '', range.days.at(-1) ?? '');
  return (
    <div className="sc:flex sc:items-center sc:gap-1 sc:max-md:w-full">
      <Button variant="ghost" size="icon" aria-label={`Previous ${period}`} onClick={() => address.step(-1)}>
        <ChevronLeft aria-hidden="true" />
      </Button>
      <h2
        aria-live="polite"
        className="sc:min-w-0 sc:text-center sc:md:min-w-44 sc:font-semibold sc:tabular-nums sc:max-md:flex-1"
      >
        {title}
      </h2>
      <Button variant="ghost" size="icon" aria-label={`Next ${period}`} onClick={() => address.step(1)}>
        <ChevronRight aria-hidden="true" />
      </Button>
      <Button
        variant="outline"
        size="sm"
        className="sc:ml-1 sc:md:ml-2"
        onClick={() => address.change({ date: address.today })}
      >
        This {period}
      </Button>
    </div>
  );
}

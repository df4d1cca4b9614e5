import { Button } from '@timetrack/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Refresh } from '../../../network/Refresh.js';
import { monthTitle, weekTitle } from '../../../time/formats.js';
import type { AddressBar } from '../address/use-address.js';
import type { useBoard } from '../board/use-board.js';

interface PeriodNavigationProps {
  readonly address: AddressBar;
  readonly reading: ReturnType<typeof useBoard>;
}

export function PeriodNavigation({ address, reading }: PeriodNavigationProps) {
  const period = address.view === 'month' ? 'Month' : 'Week';
  const { days } = reading.span;
  const title = address.view === 'month' ? monthTitle(address.date) : weekTitle(days[0] ?? '', days.at(-1) ?? '');
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
        onClick={() => address.go({ date: address.today })}
      >
        This {period}
      </Button>
      <Refresh small onRefresh={reading.refetch} reading={reading.loading} news="The schedule is up to date" />
    </div>
  );
}

import { Button } from '@timetrack/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Span } from '../../../time/calendar.js';
import { monthTitle, weekTitle } from '../../../time/formats.js';
import type { AddressBar } from '../address/use-address.js';

interface PeriodNavigationProps {
  readonly address: AddressBar;
  readonly span: Span;
}

export function PeriodNavigation({ address, span }: PeriodNavigationProps) {
  const period = address.view === 'month' ? 'Month' : 'Week';
  const title =
    address.view === 'month' ? monthTitle(address.date) : weekTitle(span.days[0] ?? '', span.days.at(-1) ?? '');
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
    </div>
  );
}

import { formatDateRange } from '@timetrack/screens';
import { Button, Select } from '@timetrack/ui';
import { ChevronLeft, ChevronRight } from '@timetrack/ui/icons';
import type { Period } from '../data/hours.types.js';

interface PeriodHeaderProps {
  readonly periods: readonly Period[];
  readonly period: Period;
  /** A day of the neighboring period. Null if there is none. */
  readonly before: string | null;
  readonly after: string | null;
  readonly onSelect: (day: string) => void;
}

/** Chooses the pay period: `Nov 8 – 21, 2026 · Open`. On a phone, the list has a row of its own, so that nothing is cut off. */
export function PeriodHeader({ periods, period, before, after, onSelect }: PeriodHeaderProps) {
  return (
    <div className="tc:contents tc:md:flex tc:md:items-center tc:md:gap-2">
      <div className="tc:flex tc:gap-1 tc:md:gap-2">
        <Button
          variant="outline"
          size="icon"
          aria-label="Previous pay period"
          disabled={before === null}
          onClick={() => before && onSelect(before)}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <Button
          variant="outline"
          size="icon"
          aria-label="Next pay period"
          disabled={after === null}
          onClick={() => after && onSelect(after)}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      <div className="tc:w-full tc:md:w-72">
        <Select
          aria-label="Pay period"
          className="tc:max-md:pr-8 tc:max-md:pl-2"
          value={period.startDate}
          onChange={({ target }) => onSelect(target.value)}
        >
          {periods.map(({ startDate, endDate, status }) => (
            <option key={startDate} value={startDate}>
              {formatDateRange(startDate, endDate)} · {status === 'CLOSED' ? 'Closed' : 'Open'}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}

import { addDays, type DateRange } from '@timetrack/contracts/calendar';
import { Button, Select } from '@timetrack/ui/basics';
import { ChevronLeft, ChevronRight } from '@timetrack/ui/icons';
import { formatDateRange } from '../format/dates.js';

interface PayPeriod extends DateRange {
  readonly status: 'OPEN' | 'CLOSED';
}

interface PayPeriodPickerProps {
  /** Latest first. */
  readonly periods: readonly PayPeriod[];
  readonly period: PayPeriod;
  /** Whether there are periods before the last one of the list. */
  readonly hasOlder?: boolean;
  /** Called with the first day of a period of the list, or with the last day of the period before them. */
  readonly onChoose: (day: string) => void;
}

/**
 * Chooses a pay period: `Nov 8 – 21, 2026 · Closed`. Place it in a flexbox that wraps. On a phone, the list has the last row
 * for itself, so that nothing is cut off; what shares a row with the arrows has a lower order.
 */
export function PayPeriodPicker({ periods, period, hasOlder = false, onChoose }: PayPeriodPickerProps) {
  const index = periods.findIndex(({ startDate }) => startDate === period.startDate);
  const isOldest = index === periods.length - 1;
  const before = isOldest && hasOlder ? addDays(period.startDate, -1) : index >= 0 && periods[index + 1]?.startDate;
  const after = periods[index - 1]?.startDate;
  return (
    <div className="contents md:flex md:items-center md:gap-2">
      <div className="flex gap-1 max-md:order-1 md:gap-2">
        <Button
          variant="outline"
          size="icon"
          aria-label="Previous pay period"
          disabled={!before}
          onClick={() => before && onChoose(before)}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <Button
          variant="outline"
          size="icon"
          aria-label="Next pay period"
          disabled={!after}
          onClick={() => after && onChoose(after)}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      <div className="w-full max-md:order-2 md:w-72">
        <Select
          aria-label="Pay period"
          className="tabular-nums max-md:pr-8 max-md:pl-2"
          value={period.startDate}
          onChange={({ target }) => onChoose(target.value)}
        >
          {periods.map(({ startDate, endDate, status }) => (
            <option key={startDate} value={startDate}>
              {`${formatDateRange(startDate, endDate)} · ${status === 'CLOSED' ? 'Closed' : 'Open'}`}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}

import { formatCount } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { FunnelX } from '@timetrack/ui/icons';
import { type Days, formatDays } from '../address/days.js';
import { isFiltered, type TimesheetsAddress } from '../address/timesheets-address.js';
import { filterVariables, useTimesheetCount } from './use-timesheets.js';

interface ResultCountProps {
  readonly address: TimesheetsAddress;
  readonly days: Days | null;
  readonly onClear: () => void;
}

/** How many timesheets match the filter. Only counted within a range of days, because there may be millions. */
export function ResultCount({ address, days, onClear }: ResultCountProps) {
  const isBounded = days !== null && (days.from !== null || days.to !== null);
  const found = useTimesheetCount(filterVariables(address, days), isBounded);
  if (!isFiltered(address)) return null;
  return (
    <div className="tc:-my-2 tc:flex tc:min-h-11 tc:flex-wrap tc:items-center tc:gap-x-6 tc:text-sm">
      <p role="status" className="tc:text-muted-foreground tc:tabular-nums tc:empty:hidden">
        {isBounded &&
          `${found ? formatCount(found.count, 'timesheet', found.isExact) : 'Timesheets'}, ${formatDays(days)}`}
      </p>
      <Button variant="ghost" size="sm" className="tc:-ml-3" onClick={onClear}>
        <FunnelX aria-hidden="true" />
        Clear filters
      </Button>
    </div>
  );
}

import { formatCount, LoadFailure } from '@timetrack/screens';
import { Alert, Button } from '@timetrack/ui';
import { FunnelX } from '@timetrack/ui/icons';
import { useClockUpdates } from '../../clock/index.js';
import { type Days, formatDays, isFiltered, noFilter, type TimesheetsAddress } from '../address/timesheets-address.js';
import type { AddressControls } from '../address/use-timesheets-address.js';
import { Filters } from '../filters/Filters.js';
import type { useDateRanges } from '../filters/use-filter-choices.js';
import { TimesheetList } from './TimesheetList.js';
import { filterVariables, useTimesheetCount, useTimesheets } from './use-timesheets.js';

interface ListViewProps extends Pick<AddressControls, 'address' | 'filterBy' | 'turnTo'> {
  readonly ranges: ReturnType<typeof useDateRanges>;
  readonly onTurned: () => void;
}

export function ListView({ address, filterBy, turnTo, ranges, onTurned }: ListViewProps) {
  const { dateRanges, error: dateRangesError, refresh: refreshDateRanges } = ranges;
  const page = useTimesheets(address, dateRanges);
  useClockUpdates(page.refresh);
  const clearFilters = () => filterBy(noFilter);
  return (
    <div className="tc:flex tc:flex-col tc:gap-6">
      <ForgottenTimesheets
        isListed={address.exception === 'OPEN_OVER_16_HOURS'}
        onShow={() => filterBy({ ...noFilter, exception: 'OPEN_OVER_16_HOURS' })}
      />
      <Filters filter={address} dateRanges={dateRanges} onChange={filterBy} />
      <ResultCount address={address} days={page.days} onClear={clearFilters} />
      {dateRangesError && !dateRanges && page.days === null ? (
        <LoadFailure title="The pay periods could not be loaded" error={dateRangesError} onRetry={refreshDateRanges} />
      ) : (
        <TimesheetList
          page={page}
          isFiltered={isFiltered(address)}
          onClear={clearFilters}
          onTurn={(position) => {
            turnTo(position);
            onTurned();
          }}
        />
      )}
    </div>
  );
}

interface ResultCountProps {
  readonly address: TimesheetsAddress;
  readonly days: Days | null;
  readonly onClear: () => void;
}

/** How many timesheets match the filter. Only counted within a range of days, because there may be millions. */
function ResultCount({ address, days, onClear }: ResultCountProps) {
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
        <span>Clear filters</span>
      </Button>
    </div>
  );
}

interface ForgottenTimesheetsProps {
  /** Whether the list shows them already. */
  readonly isListed: boolean;
  readonly onShow: () => void;
}

/** Points out timesheets whose clock-out was probably forgotten. They are never closed automatically. */
function ForgottenTimesheets({ isListed, onShow }: ForgottenTimesheetsProps) {
  const found = useTimesheetCount({ exception: 'OPEN_OVER_16_HOURS' });
  if (!found || found.count === 0 || isListed) return null;
  const { count, isExact } = found;
  return (
    <Alert variant="warning">
      <div className="tc:flex tc:flex-wrap tc:items-center tc:justify-between tc:gap-3">
        <div>
          <p className="tc:font-semibold">
            {`${formatCount(count, 'timesheet', isExact)} ${count === 1 ? 'has' : 'have'} been open for more than 16 hours`}
          </p>
          <p>Did someone forget to clock out? Timesheets are never closed automatically.</p>
        </div>
        <Button variant="outline" size="sm" onClick={onShow}>
          {count === 1 ? 'Show it' : 'Show them'}
        </Button>
      </div>
    </Alert>
  );
}

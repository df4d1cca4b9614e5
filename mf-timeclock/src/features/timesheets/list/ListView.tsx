import { LoadFailure } from '@timetrack/screens';
import { useClockUpdates } from '../../clock/index.js';
import { isFiltered, noFilter } from '../address/timesheets-address.js';
import type { useDateRanges } from '../address/use-date-ranges.js';
import type { AddressControls } from '../address/use-timesheets-address.js';
import { Filters } from '../filters/Filters.js';
import { ForgottenTimesheets } from './ForgottenTimesheets.js';
import { ResultCount } from './ResultCount.js';
import { TimesheetList } from './TimesheetList.js';
import { useTimesheets } from './use-timesheets.js';

interface ListViewProps extends Pick<AddressControls, 'address' | 'filterBy' | 'turnTo'> {
  readonly ranges: ReturnType<typeof useDateRanges>;
  /** Called after the viewer turned to another page. */
  readonly onTurned: () => void;
}

/** Every timesheet that matches the filter, newest first. */
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

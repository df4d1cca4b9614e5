import { useCan } from '@timetrack/contracts';
import { LoadFailure } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { Plus } from '@timetrack/ui/icons';
import { useRef } from 'react';
import { useClockUpdates } from '../clock/index.js';
import { isFiltered, noFilter } from './address/timesheets-address.js';
import { useDateRanges } from './address/use-date-ranges.js';
import { useTimesheetsAddress } from './address/use-timesheets-address.js';
import { ApproveAllButton } from './approve/ApproveAllButton.js';
import { ConfirmApprovalDialog } from './approve/ConfirmApprovalDialog.js';
import { useApprove } from './approve/use-approve.js';
import { Filters } from './filters/Filters.js';
import { ForgottenTimesheets } from './list/ForgottenTimesheets.js';
import { ResultCount } from './list/ResultCount.js';
import { TimesheetList } from './list/TimesheetList.js';
import { useTimesheets } from './list/use-timesheets.js';
import { TimesheetsScreenContext } from './row/timesheets-screen.js';
import { TimesheetDialogs } from './TimesheetDialogs.js';
import { useRowDialog } from './use-row-dialog.js';

/** Everyone's timesheets, to review or, for viewers who may not, to read. */
export function Timesheets() {
  const canReview = useCan('APPROVE_TIMESHEETS');
  const heading = useRef<HTMLHeadingElement>(null);
  const { address, filterBy, turnTo, openDialog, dialog } = useTimesheetsAddress();
  const { dateRanges, error: dateRangesError, refresh: refreshDateRanges } = useDateRanges();
  const page = useTimesheets(address, dateRanges);
  const { toConfirm, confirm, cancel, ...approval } = useApprove(() => heading.current);
  const { rowDialog, closeRowDialog, ...rowDialogs } = useRowDialog();
  useClockUpdates(page.refresh);

  const { status, exception, userId } = address;
  const isApprovable = canReview && exception === null && (status === null || status === 'PENDING');
  const clearFilters = () => filterBy(noFilter);
  return (
    <TimesheetsScreenContext value={{ canReview, openDialog, ...rowDialogs, ...approval }}>
      <div className="tc:mx-auto tc:flex tc:w-full tc:max-w-7xl tc:flex-col tc:gap-6">
        <header className="tc:flex tc:flex-wrap tc:items-end tc:justify-between tc:gap-x-6 tc:gap-y-4">
          <div className="tc:flex tc:flex-col tc:gap-1">
            <h1
              ref={heading}
              tabIndex={-1}
              className="tc:text-2xl tc:font-semibold tc:tracking-tight tc:outline-none tc:md:text-3xl"
            >
              Timesheets
            </h1>
            <p className="tc:text-muted-foreground">
              {canReview ? 'Review, correct and approve everyone’s hours' : 'Everyone’s hours'}
            </p>
          </div>
          {canReview && (
            <div className="tc:flex tc:flex-wrap tc:gap-2 tc:max-sm:w-full tc:max-sm:*:grow">
              {isApprovable && page.days && <ApproveAllButton userId={userId} days={page.days} />}
              <Button onClick={() => openDialog('new')}>
                <Plus aria-hidden="true" />
                Add Timesheet
              </Button>
            </div>
          )}
        </header>
        <ForgottenTimesheets
          isListed={exception === 'OPEN_OVER_16_HOURS'}
          onShow={() => filterBy({ ...noFilter, exception: 'OPEN_OVER_16_HOURS' })}
        />
        <Filters filter={address} dateRanges={dateRanges} onChange={filterBy} />
        <ResultCount address={address} days={page.days} onClear={clearFilters} />
        {dateRangesError && !dateRanges && page.days === null ? (
          <LoadFailure
            title="The pay periods could not be loaded"
            error={dateRangesError}
            onRetry={refreshDateRanges}
          />
        ) : (
          <TimesheetList
            page={page}
            isFiltered={isFiltered(address)}
            onClear={clearFilters}
            onTurn={(position) => {
              turnTo(position);
              heading.current?.focus();
            }}
          />
        )}
      </div>
      <TimesheetDialogs
        rowDialog={rowDialog}
        onCloseRowDialog={closeRowDialog}
        onDeleted={() => heading.current?.focus()}
        address={dialog}
      />
      {toConfirm && (
        <ConfirmApprovalDialog
          row={toConfirm}
          busy={approval.approving === toConfirm.id}
          onApprove={confirm}
          onClose={cancel}
        />
      )}
    </TimesheetsScreenContext>
  );
}

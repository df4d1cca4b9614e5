import { useSession } from '@timetrack/contracts';
import { LoadFailure } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useLive } from '../dashboard/use-live.js';
import { isFiltered, noFilter } from './address/address.js';
import { useAddress } from './address/use-address.js';
import { ApproveAll } from './approve/ApproveAll.js';
import { useApprove } from './approve/use-approve.js';
import { Dialogs } from './Dialogs.js';
import { Filters } from './filters/Filters.js';
import { Found } from './filters/Found.js';
import { useCalendar } from './filters/use-calendar.js';
import { Forgotten } from './list/Forgotten.js';
import { TimesheetList } from './list/TimesheetList.js';
import { TimesheetsScreenContext } from './screen-context.js';
import { useShownRow } from './use-shown-row.js';
import { useTimesheets } from './use-timesheets.js';

/** Everybody's timesheets: to look at, and for those who review them to correct and approve. */
export function Timesheets() {
  const { role } = useSession().user;
  const reviews = role !== 'ACCOUNTANT';
  const heading = useRef<HTMLHeadingElement>(null);
  const { address, filterBy, turnTo, open, dialog } = useAddress();
  const { calendar, error: calendarError, refresh: readCalendarAgain } = useCalendar();
  const reading = useTimesheets(address, calendar);
  const approval = useApprove(() => heading.current);
  const { shown, showNotes, showPhotos, askToDelete, hide } = useShownRow();
  useLive(reading.refresh);

  const screen = {
    reviews,
    open,
    showNotes,
    showPhotos,
    askToDelete,
    ...approval,
  };
  const { status, exception, userId } = address;
  const isApprovable = reviews && exception === null && (status === null || status === 'PENDING');
  return (
    <TimesheetsScreenContext value={screen}>
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
              {reviews ? 'Look through, correct and approve what was clocked' : 'What everybody clocked'}
            </p>
          </div>
          {reviews && (
            <div className="tc:flex tc:flex-wrap tc:gap-2 tc:max-sm:w-full tc:max-sm:*:grow">
              {isApprovable && reading.days && <ApproveAll userId={userId} days={reading.days} />}
              <Button onClick={() => open('new')}>
                <Plus aria-hidden="true" />
                Add Timesheet
              </Button>
            </div>
          )}
        </header>
        <Forgotten
          isShown={exception === 'OPEN_OVER_16_HOURS'}
          onShow={() => filterBy({ ...noFilter, exception: 'OPEN_OVER_16_HOURS' })}
        />
        <Filters filter={address} calendar={calendar} onChange={filterBy} />
        <Found address={address} days={reading.days} onClear={() => filterBy(noFilter)} />
        {calendarError && !calendar && reading.days === null ? (
          <LoadFailure title="The pay periods could not be read" error={calendarError} onRetry={readCalendarAgain} />
        ) : (
          <TimesheetList
            reading={reading}
            filtered={isFiltered(address)}
            onClear={() => filterBy(noFilter)}
            onTurn={(page) => {
              turnTo(page);
              heading.current?.focus();
            }}
          />
        )}
      </div>
      <Dialogs shown={shown} onHide={hide} address={dialog} afterDelete={() => heading.current?.focus()} />
    </TimesheetsScreenContext>
  );
}

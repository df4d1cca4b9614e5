import { useCan } from '@timetrack/contracts';
import { fullName, useTimeZone } from '@timetrack/screens';
import { ReachNote } from '@timetrack/screens/reach-note';
import { Button, ConfirmDialog, Tabs, TabsContent, TabsList, TabsTrigger } from '@timetrack/ui';
import { Plus } from '@timetrack/ui/icons';
import { type ReactNode, useRef, useState } from 'react';
import { formatTimesheetRange } from '../../components/times/time-formats.js';
import { Requests, RequestsLabel } from '../corrections/index.js';
import { Signatures, useAsksForSignatures } from '../signatures/index.js';
import { daysOf, type RowDialog, type View, views } from './address/timesheets-address.js';
import { useTimesheetsAddress } from './address/use-timesheets-address.js';
import { ApproveAllButton, useApprove } from './approve/ApproveAllButton.js';
import { useDateRanges } from './filters/use-filter-choices.js';
import { ListView } from './list/ListView.js';
import type { TimesheetRow } from './row/timesheet-row.graphql.js';
import { TimesheetsScreenContext } from './row/timesheets-screen.js';
import { RowDialogs } from './row-dialogs/RowDialogs.js';
import { TimesheetDialogs } from './TimesheetDialogs.js';
import { WeekView } from './week/WeekView.js';

export function Timesheets() {
  const canReview = useCan('APPROVE_TIMESHEETS');
  const heading = useRef<HTMLHeadingElement>(null);
  const { address, selectView, openDialog, openRowDialog, closeRowDialog, dialog, ...controls } =
    useTimesheetsAddress();
  const ranges = useDateRanges();
  const { toConfirm, confirm, cancel, ...approval } = useApprove(() => heading.current);
  const { row, ...rowDialogs } = useRowDialog(openRowDialog);
  const focusHeading = () => heading.current?.focus();

  const { view, status, exception, userId, teamId, period } = address;
  const days = daysOf(period, ranges.dateRanges);
  const isApprovable = view === 'list' && canReview && exception === null && (status === null || status === 'PENDING');
  return (
    <TimesheetsScreenContext value={{ canReview, openDialog, ...rowDialogs, ...approval }}>
      <div className="tc:mx-auto tc:flex tc:w-full tc:max-w-7xl tc:flex-col tc:gap-4">
        <header className="tc:flex tc:flex-wrap tc:items-end tc:justify-between tc:gap-x-6 tc:gap-y-4">
          <div className="tc:flex tc:min-w-0 tc:flex-col tc:gap-1">
            <h1
              ref={heading}
              tabIndex={-1}
              className="tc:text-2xl tc:font-semibold tc:tracking-tight tc:outline-none tc:md:text-3xl"
            >
              Timesheets
            </h1>
            <ReachNote />
          </div>
          {canReview && (
            <div className="tc:flex tc:flex-wrap tc:gap-2 tc:max-sm:w-full tc:max-sm:*:grow">
              {isApprovable && days && (
                <ApproveAllButton
                  {...{ userId, teamId, days }}
                  isConfirming={address.open === 'approve-all'}
                  onOpen={() => openDialog('approve-all')}
                  onClose={dialog.close}
                />
              )}
              <Button onClick={() => openDialog('new')}>
                <Plus aria-hidden="true" />
                <span>Add Timesheet</span>
              </Button>
            </div>
          )}
        </header>
        <ViewTabs view={view} onSelect={selectView}>
          {view === 'list' && <ListView address={address} {...controls} ranges={ranges} onTurned={focusHeading} />}
          {view === 'week' && <WeekView address={address} {...controls} onTurned={focusHeading} />}
          {view === 'requests' && <Requests onOpen={openDialog} />}
          {view === 'signatures' && <Signatures />}
        </ViewTabs>
      </div>
      <TimesheetDialogs address={dialog} isApprovable={isApprovable} />
      <RowDialogs dialog={address.rowDialog} knownRow={row} onClose={closeRowDialog} onDeleted={focusHeading} />
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

/** Opens dialogs about a row, and keeps the row, so that its dialog needs no request. */
function useRowDialog(open: (dialog: RowDialog) => void) {
  const [row, setRow] = useState<TimesheetRow | null>(null);
  const opener = (kind: RowDialog['kind']) => (opened: TimesheetRow) => {
    setRow(opened);
    open({ kind, id: opened.id });
  };
  return { row, showNotes: opener('notes'), showPhotos: opener('photos'), confirmDelete: opener('delete') };
}

interface ConfirmApprovalDialogProps {
  readonly row: TimesheetRow;
  readonly busy: boolean;
  readonly onApprove: () => void;
  readonly onClose: () => void;
}

/** The confirmations that the gateway requires before it approves these hours. */
function ConfirmApprovalDialog({ row, busy, onApprove, onClose }: ConfirmApprovalDialogProps) {
  const timeZone = useTimeZone();
  return (
    <ConfirmDialog
      open
      title="Approve these hours?"
      description={
        <div className="tc:flex tc:flex-col tc:gap-2">
          <p>{`${fullName(row.user)}, ${formatTimesheetRange(row, timeZone)}`}</p>
          <ul className="tc:flex tc:flex-col tc:gap-2 tc:text-foreground">
            {row.confirmations.map(({ code, message }) => (
              <li key={code}>{message}</li>
            ))}
          </ul>
          <p>Your approval confirms that this is correct. The history keeps it.</p>
        </div>
      }
      action="Confirm and approve"
      busy={busy}
      onAction={onApprove}
      onOpenChange={onClose}
    />
  );
}

interface ViewTabsProps {
  readonly view: View;
  readonly onSelect: (view: View) => void;
  readonly children: ReactNode;
}

/** To add a view: its name in `views`, its label here, and its element in `Timesheets`. */
const labels: Readonly<Record<View, ReactNode>> = {
  week: 'By week',
  list: 'List',
  requests: <RequestsLabel />,
  signatures: 'Signatures',
};

/** The views of the screen as tabs. The selected one is part of the address. Few organizations ask for signatures. */
function ViewTabs({ view, onSelect, children }: ViewTabsProps) {
  const asksForSignatures = useAsksForSignatures() === true;
  const offered = views.filter((name) => name !== 'signatures' || asksForSignatures || name === view);
  const select = (name: string) => {
    const selected = views.find((one) => one === name);
    if (selected) onSelect(selected);
  };
  return (
    <Tabs value={view} onValueChange={select} activationMode="manual" className="tc:gap-4">
      <TabsList aria-label="View" className="tc:self-start tc:md:w-auto">
        {offered.map((name) => (
          <TabsTrigger key={name} value={name} className="tc:md:px-5">
            {labels[name]}
          </TabsTrigger>
        ))}
      </TabsList>
      {offered.map((name) => (
        <TabsContent key={name} value={name} tabIndex={-1}>
          {name === view && children}
        </TabsContent>
      ))}
    </Tabs>
  );
}

import { fullName, useTimeZone } from '@timetrack/screens';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@timetrack/ui';
import type { ReactNode } from 'react';
import { formatBreaks, formatClockDateTime } from '../../../components/times/time-formats.js';
import { LockedNotice } from '../row/LockedNotice.js';
import { RejectionNotice } from './RejectHours.js';
import { TimesheetHistory } from './TimesheetHistory.js';
import { TimesheetSummary } from './TimesheetSummary.js';
import type { DialogTimesheet } from './timesheet-dialog.graphql.js';

interface ViewTimesheetProps {
  readonly timesheet: DialogTimesheet;
  readonly onClose: () => void;
}

/** A timesheet that the viewer can't edit. */
export function ViewTimesheet({ timesheet, onClose }: ViewTimesheetProps) {
  const timeZone = useTimeZone();
  const { user, clockInAt, clockOutAt, breaks, lockedBy } = timesheet;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="tc:max-w-2xl">
        <DialogHeader>
          <DialogTitle>Timesheet</DialogTitle>
          <DialogDescription>
            {fullName(user)}. Times are in the organization&apos;s timezone, {timeZone}.
          </DialogDescription>
        </DialogHeader>
        {lockedBy && (
          <div className="tc:self-start">
            <LockedNotice by={lockedBy} />
          </div>
        )}
        <TimesheetSummary timesheet={timesheet} />
        <RejectionNotice rejection={timesheet.rejection} />
        <dl className="tc:grid tc:grid-cols-1 tc:gap-4 tc:text-sm tc:sm:grid-cols-2">
          <Detail name="Clock In">{formatClockDateTime(clockInAt, timeZone)}</Detail>
          <Detail name="Clock Out">{clockOutAt ? formatClockDateTime(clockOutAt, timeZone) : 'In Progress'}</Detail>
          <Detail name="Breaks">{formatBreaks(breaks, timeZone)}</Detail>
        </dl>
        <TimesheetHistory timesheet={timesheet} />
      </DialogContent>
    </Dialog>
  );
}

function Detail({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="tc:flex tc:flex-col tc:gap-0.5">
      <dt className="tc:text-muted-foreground">{name}</dt>
      <dd className="tc:tabular-nums tc:first-letter:uppercase">{children}</dd>
    </div>
  );
}

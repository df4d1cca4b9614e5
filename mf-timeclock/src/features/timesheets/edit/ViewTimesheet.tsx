import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@timetrack/ui';
import type { ReactNode } from 'react';
import type { TimesheetDialog_TimesheetFragment } from '../../../gql/graphql.js';
import { useTimeZone } from '../../../time/use-time-zone.js';
import { Locked } from '../list/Locked.js';
import { clockDateAndTime, nameOf } from '../words.js';
import { breaksInWords } from './ChangedMeanwhile.js';
import { Facts } from './Facts.js';
import { History } from './History.js';

interface ViewTimesheetProps {
  readonly timesheet: TimesheetDialog_TimesheetFragment;
  readonly onClose: () => void;
}

/** For who only looks, and for what is settled. */
export function ViewTimesheet({ timesheet, onClose }: ViewTimesheetProps) {
  const timeZone = useTimeZone();
  const { user, clockInAt, clockOutAt, breaks, lockedBy, history } = timesheet;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="tc:max-w-2xl">
        <DialogHeader>
          <DialogTitle>Timesheet</DialogTitle>
          <DialogDescription>
            {nameOf(user)}. Times are in the organization&apos;s timezone, {timeZone}.
          </DialogDescription>
        </DialogHeader>
        {lockedBy && (
          <div className="tc:self-start">
            <Locked by={lockedBy} />
          </div>
        )}
        <Facts timesheet={timesheet} />
        <dl className="tc:grid tc:grid-cols-1 tc:gap-4 tc:text-sm tc:sm:grid-cols-2">
          <Fact name="Clock In">{clockDateAndTime(clockInAt, timeZone)}</Fact>
          <Fact name="Clock Out">{clockOutAt ? clockDateAndTime(clockOutAt, timeZone) : 'In Progress'}</Fact>
          <Fact name="Breaks">{breaksInWords(breaks, timeZone)}</Fact>
        </dl>
        <History entries={history} />
      </DialogContent>
    </Dialog>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="tc:flex tc:flex-col tc:gap-0.5">
      <dt className="tc:text-muted-foreground">{name}</dt>
      <dd className="tc:tabular-nums tc:first-letter:uppercase">{children}</dd>
    </div>
  );
}

import { useGuardedDialog } from '@timetrack/contracts/routing';
import { useMissingDialog } from '@timetrack/screens';
import { AddTimesheetDialog } from './add/AddTimesheetDialog.js';
import type { AddressControls } from './address/use-timesheets-address.js';
import { TimesheetDialog } from './edit/TimesheetDialog.js';
import { useTimesheetsScreen } from './row/timesheets-screen.js';

interface TimesheetDialogsProps {
  /** The dialog that the address names. */
  readonly address: AddressControls['dialog'];
  /** Whether the screen offers to approve everything. */
  readonly isApprovable: boolean;
}

/** The dialogs with names of their own. Everything else is the id of a timesheet. */
const names: readonly string[] = ['new', 'approve-all'];

export function TimesheetDialogs({ address, isApprovable }: TimesheetDialogsProps) {
  const { canReview } = useTimesheetsScreen();
  const { dialog: open, guard } = useGuardedDialog(address);
  // A timesheet itself says why it can't be shown.
  const isFound = open === 'approve-all' ? isApprovable : open !== 'new' || canReview;
  useMissingDialog({ id: open, isFound, close: address.close });
  return (
    <>
      {open === 'new' && canReview && <AddTimesheetDialog guard={guard} />}
      {open !== null && !names.includes(open) && <TimesheetDialog key={open} id={open} guard={guard} />}
    </>
  );
}

import { useGuardedDialog } from '@timetrack/contracts/routing';
import { useMissingDialog } from '@timetrack/screens';
import { AddTimesheetDialog } from './add/AddTimesheetDialog.js';
import type { AddressControls } from './address/use-timesheets-address.js';
import { TimesheetDialog } from './edit/TimesheetDialog.js';
import { useTimesheetsScreen } from './row/timesheets-screen.js';

interface TimesheetDialogsProps {
  /** The dialog that the address names. */
  readonly address: AddressControls['dialog'];
}

export function TimesheetDialogs({ address }: TimesheetDialogsProps) {
  const { canReview } = useTimesheetsScreen();
  const { dialog: open, guard } = useGuardedDialog(address);
  // A timesheet itself says why it can't be shown.
  useMissingDialog({ id: open, isFound: open !== 'new' || canReview, close: address.close });
  return (
    <>
      {open === 'new' && canReview && <AddTimesheetDialog guard={guard} />}
      {open !== null && open !== 'new' && <TimesheetDialog key={open} id={open} guard={guard} />}
    </>
  );
}

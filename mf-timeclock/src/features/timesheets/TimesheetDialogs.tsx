import { useGuardedDialog } from '@timetrack/contracts/routing';
import { AddTimesheetDialog } from './add/AddTimesheetDialog.js';
import type { AddressControls } from './address/use-timesheets-address.js';
import { DeleteTimesheetDialog } from './dialogs/DeleteTimesheetDialog.js';
import { NotesDialog } from './dialogs/NotesDialog.js';
import { PhotoDialog } from './dialogs/PhotoDialog.js';
import { TimesheetDialog } from './edit/TimesheetDialog.js';
import { useTimesheetsScreen } from './row/timesheets-screen.js';
import type { RowDialog } from './use-row-dialog.js';

interface TimesheetDialogsProps {
  readonly rowDialog: RowDialog;
  readonly onCloseRowDialog: () => void;
  readonly onDeleted: () => void;
  /** The dialog that the address names. */
  readonly address: AddressControls['dialog'];
}

export function TimesheetDialogs({ rowDialog, onCloseRowDialog, onDeleted, address }: TimesheetDialogsProps) {
  const { canReview } = useTimesheetsScreen();
  const { dialog: open, guard } = useGuardedDialog(address);
  return (
    <>
      {open === 'new' && canReview && <AddTimesheetDialog guard={guard} />}
      {open !== null && open !== 'new' && <TimesheetDialog key={open} id={open} guard={guard} />}
      {rowDialog?.kind === 'notes' && <NotesDialog row={rowDialog.row} onClose={onCloseRowDialog} />}
      {rowDialog?.kind === 'photos' && <PhotoDialog row={rowDialog.row} onClose={onCloseRowDialog} />}
      {rowDialog?.kind === 'delete' && (
        <DeleteTimesheetDialog
          row={rowDialog.row}
          onClose={onCloseRowDialog}
          onDeleted={() => {
            onCloseRowDialog();
            onDeleted();
          }}
        />
      )}
    </>
  );
}

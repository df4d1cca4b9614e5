import { useGuardedDialog } from '@timetrack/contracts/routing';
import { AddDialog } from './add/AddDialog.js';
import type { AddressBar } from './address/use-address.js';
import { TimesheetDialog } from './edit/TimesheetDialog.js';
import { DeleteTimesheet } from './list/DeleteTimesheet.js';
import { Gallery } from './list/Gallery.js';
import { NotesDialog } from './list/NotesDialog.js';
import { useTimesheetsScreen } from './screen-context.js';
import type { ShownRow } from './use-shown-row.js';

interface DialogsProps {
  readonly shown: ShownRow;
  readonly onHide: () => void;
  /** What the address asks for. */
  readonly address: AddressBar['dialog'];
  readonly afterDelete: () => void;
}

export function Dialogs({ shown, onHide, address, afterDelete }: DialogsProps) {
  const { reviews } = useTimesheetsScreen();
  const { dialog: open, guard } = useGuardedDialog(address);
  return (
    <>
      {open === 'new' && reviews && <AddDialog guard={guard} />}
      {open !== null && open !== 'new' && <TimesheetDialog key={open} id={open} guard={guard} />}
      {shown?.kind === 'notes' && <NotesDialog row={shown.row} onClose={onHide} />}
      {shown?.kind === 'photos' && <Gallery row={shown.row} onClose={onHide} />}
      {shown?.kind === 'delete' && (
        <DeleteTimesheet
          row={shown.row}
          onClose={onHide}
          onDeleted={() => {
            onHide();
            afterDelete();
          }}
        />
      )}
    </>
  );
}

import { AddDialog } from './add/AddDialog.js';
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
  readonly open: string | null;
  readonly onClose: () => void;
  readonly afterDelete: () => void;
}

export function Dialogs({ shown, onHide, open, onClose, afterDelete }: DialogsProps) {
  const { reviews } = useTimesheetsScreen();
  return (
    <>
      {open === 'new' && reviews && <AddDialog onClose={onClose} />}
      {open !== null && open !== 'new' && <TimesheetDialog key={open} id={open} onClose={onClose} />}
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

import { useState } from 'react';
import type { RowDialog } from '../address/timesheets-address.js';
import type { TimesheetRow } from '../row/timesheet-row.graphql.js';

/** Opens dialogs about a row, and keeps the row, so that its dialog needs no request. */
export function useRowDialog(open: (dialog: RowDialog) => void) {
  const [row, setRow] = useState<TimesheetRow | null>(null);
  const opener = (kind: RowDialog['kind']) => (opened: TimesheetRow) => {
    setRow(opened);
    open({ kind, id: opened.id });
  };
  return { row, showNotes: opener('notes'), showPhotos: opener('photos'), confirmDelete: opener('delete') };
}

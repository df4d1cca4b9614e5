import { useState } from 'react';
import type { TimesheetRow } from './row/timesheet-row.graphql.js';

/** The dialog that is open about a row of the list. */
export type RowDialog = { readonly kind: 'notes' | 'photos' | 'delete'; readonly row: TimesheetRow } | null;

export function useRowDialog() {
  const [rowDialog, setRowDialog] = useState<RowDialog>(null);
  return {
    rowDialog,
    showNotes: (row: TimesheetRow) => setRowDialog({ kind: 'notes', row }),
    showPhotos: (row: TimesheetRow) => setRowDialog({ kind: 'photos', row }),
    confirmDelete: (row: TimesheetRow) => setRowDialog({ kind: 'delete', row }),
    closeRowDialog: () => setRowDialog(null),
  };
}

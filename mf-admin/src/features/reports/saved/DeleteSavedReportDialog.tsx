import { RemovalDialog } from '../../../components/RemovalDialog.js';
import { useChange } from '../../../hooks/use-change.js';
import type { SavedReport } from './saved-address.js';
import { DeleteSavedReport, LoadSavedReports } from './saved-reports.graphql.js';

interface DeleteSavedReportDialogProps {
  readonly saved: SavedReport;
  readonly onClose: () => void;
  /** Called after the dialog has closed, to move the focus. */
  readonly onClosed: () => void;
}

export function DeleteSavedReportDialog({ saved: { id, name }, ...dialog }: DeleteSavedReportDialogProps) {
  const { busy, change } = useChange();
  const remove = () =>
    change({
      mutation: DeleteSavedReport,
      variables: { id },
      refetchQueries: [LoadSavedReports],
      done: 'Saved report deleted',
      failed: 'Failed to delete saved report',
    });
  return (
    <RemovalDialog
      {...dialog}
      title={`Delete “${name}”?`}
      description="Only the saved name and settings are deleted. The hours stay as they are."
      action="Delete"
      busy={busy}
      onRemove={remove}
    />
  );
}

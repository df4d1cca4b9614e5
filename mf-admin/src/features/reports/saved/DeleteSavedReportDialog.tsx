import { useApolloClient } from '@timetrack/client';
import { ConfirmDialog } from '@timetrack/ui';
import { useChange } from '../../../hooks/use-change.js';
import type { SavedReport } from './saved-address.js';
import { DeleteSavedReport, LoadSavedReports } from './saved-reports.graphql.js';

interface DeleteSavedReportDialogProps {
  readonly saved: SavedReport;
  readonly onClose: () => void;
  /** Called after the dialog has closed, to move the focus. */
  readonly onClosed: () => void;
}

/** Asks for confirmation before a saved report is deleted. */
export function DeleteSavedReportDialog({ saved: { id, name }, onClose, onClosed }: DeleteSavedReportDialogProps) {
  const client = useApolloClient();
  const { busy, change } = useChange();
  const remove = async () => {
    const isDeleted = await change({
      send: () => client.mutate({ mutation: DeleteSavedReport, variables: { id }, refetchQueries: [LoadSavedReports] }),
      done: 'Saved report deleted',
      failed: 'Failed to delete saved report',
    });
    if (isDeleted) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onClosed();
      }}
      title={`Delete “${name}”?`}
      description="Only the saved name and settings are deleted. The hours stay as they are."
      action="Delete"
      variant="destructive"
      busy={busy}
      onAction={() => void remove()}
    />
  );
}

import { useQuery } from '@timetrack/client';
import { fullName, useTimeZone } from '@timetrack/screens';
import { Dialog, DialogContent, DialogHeader } from '@timetrack/ui';
import { formatTimesheetRange } from '../../../components/times/time-formats.js';
import { readFragment } from '../../../gql/index.js';
import type { RowDialog } from '../address/timesheets-address.js';
import { TimesheetFailure } from '../edit/TimesheetFailure.js';
import { TimesheetLoading } from '../edit/TimesheetLoading.js';
import { LockedNotice } from '../row/LockedNotice.js';
import { type TimesheetRow, TimesheetRowTimesheet } from '../row/timesheet-row.graphql.js';
import { DeleteTimesheetDialog } from './DeleteTimesheetDialog.js';
import { PhotoDialog } from './PhotoDialog.js';
import { LoadTimesheetRow } from './row-dialogs.graphql.js';

interface RowDialogsProps {
  readonly dialog: RowDialog | null;
  /** The row whose button was pressed last. A link opens a dialog without one. */
  readonly knownRow: TimesheetRow | null;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function RowDialogs({ dialog, knownRow, onClose, onDeleted }: RowDialogsProps) {
  if (!dialog) return null;
  const { kind, id } = dialog;
  const actions = { kind, onClose, onDeleted };
  if (knownRow?.id === id) return <OpenRowDialog row={knownRow} {...actions} />;
  return <LoadedRowDialog key={id} id={id} {...actions} />;
}

interface Actions extends Pick<RowDialogsProps, 'onClose' | 'onDeleted'> {
  readonly kind: RowDialog['kind'];
}

function LoadedRowDialog({ id, ...actions }: Actions & { readonly id: string }) {
  const { data, error, refetch } = useQuery(LoadTimesheetRow, { variables: { id }, fetchPolicy: 'network-only' });
  const row = readFragment(TimesheetRowTimesheet, data?.viewer?.timesheet);
  if (row) return <OpenRowDialog row={row} {...actions} />;
  return (
    <Dialog open onOpenChange={actions.onClose}>
      <DialogContent>
        {error ? (
          <TimesheetFailure error={error} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <TimesheetLoading />
        )}
      </DialogContent>
    </Dialog>
  );
}

function OpenRowDialog({ kind, row, onClose, onDeleted }: Actions & { readonly row: TimesheetRow }) {
  if (kind === 'notes') return <NotesDialog row={row} onClose={onClose} />;
  if (kind === 'photos') return <PhotoDialog row={row} onClose={onClose} />;
  if (row.lockedBy || !row.canReview) return <NotDeletable row={row} onClose={onClose} />;
  return (
    <DeleteTimesheetDialog
      row={row}
      onClose={onClose}
      onDeleted={() => {
        onClose();
        onDeleted();
      }}
    />
  );
}

function NotDeletable({ row, onClose }: { readonly row: TimesheetRow; readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader
          title="Timesheet not deletable"
          description={row.lockedBy ? 'Its pay period is closed.' : 'Only someone who may review it can delete it.'}
        />
        {row.lockedBy && (
          <div className="tc:self-start">
            <LockedNotice by={row.lockedBy} />
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface NotesDialogProps {
  readonly row: TimesheetRow;
  readonly onClose: () => void;
}

function NotesDialog({ row, onClose }: NotesDialogProps) {
  const timeZone = useTimeZone();
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader title="Notes" description={`${fullName(row.user)}, ${formatTimesheetRange(row, timeZone)}`} />
        <p className="tc:text-sm tc:leading-6 tc:wrap-anywhere tc:whitespace-pre-wrap">
          {row.notes.trim() === '' ? 'No notes' : row.notes}
        </p>
      </DialogContent>
    </Dialog>
  );
}

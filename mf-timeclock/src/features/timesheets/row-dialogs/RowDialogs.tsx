import { failureOf, useApolloClient, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useConfirmLeaving } from '@timetrack/contracts/routing';
import { formatDuration, fullName, useReportFailure, useTimeZone } from '@timetrack/screens';
import { ConfirmDialog, Dialog, DialogContent, DialogHeader, Field, Input } from '@timetrack/ui';
import { useState } from 'react';
import { formatTimesheetRange } from '../../../components/times/time-formats.js';
import { readFragment } from '../../../gql/index.js';
import { refetchAfterReview } from '../../clock/index.js';
import type { RowDialog } from '../address/timesheets-address.js';
import { TimesheetFailure, TimesheetLoading } from '../edit/TimesheetLoading.js';
import { LockedNotice } from '../row/StatusBadges.js';
import {
  DeleteTimesheet,
  LoadTimesheetRow,
  type TimesheetRow,
  TimesheetRowTimesheet,
} from '../row/timesheet-row.graphql.js';
import { PhotoDialog } from './PhotoDialog.js';

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
          title="You can’t delete this timesheet"
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

interface DeleteTimesheetDialogProps {
  readonly row: TimesheetRow;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

function DeleteTimesheetDialog({ row, onClose, onDeleted }: DeleteTimesheetDialogProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const timeZone = useTimeZone();
  const [reason, setReason] = useState('');
  const [isDeleting, setDeleting] = useState(false);
  useConfirmLeaving(reason !== '' && !isDeleting);
  const [failure, setFailure] = useState<string | null>(null);

  async function deleteRow(): Promise<void> {
    setDeleting(true);
    setFailure(null);
    const input = { id: row.id, ...(reason.trim() && { reason }) };
    try {
      await client.mutate({ mutation: DeleteTimesheet, variables: { input } });
      showToast({ title: 'Timesheet deleted' });
      await refetchAfterReview(client);
      onDeleted();
    } catch (error) {
      const { isOutcomeKnown, message } = failureOf(error);
      reportFailure(error, 'Delete failed', { description: 'Could not delete timesheet' });
      if (isOutcomeKnown) setFailure(message);
      setDeleting(false);
      void refetchAfterReview(client);
    }
  }

  const hours = row.durationMinutes === null ? '' : ` (${formatDuration(row.durationMinutes)} clocked)`;
  return (
    <ConfirmDialog
      open
      title="Delete timesheet?"
      description={`${fullName(row.user)}, ${formatTimesheetRange(row, timeZone)}${hours}. Its breaks, notes and photos are deleted too. This action cannot be undone.`}
      action="Delete"
      variant="destructive"
      busy={isDeleting}
      failure={failure}
      onAction={() => void deleteRow()}
      onOpenChange={onClose}
    >
      <Field label="Reason" optional hint="The audit log keeps it.">
        <Input maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </ConfirmDialog>
  );
}

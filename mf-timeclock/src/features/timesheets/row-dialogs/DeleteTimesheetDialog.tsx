import { failureOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useConfirmLeaving } from '@timetrack/contracts/routing';
import { formatDuration, fullName, useReportFailure, useTimeZone } from '@timetrack/screens';
import { ConfirmDialog, Field, Input } from '@timetrack/ui';
import { useState } from 'react';
import { formatTimesheetRange } from '../../../components/times/time-formats.js';
import { refetchAfterReview } from '../../clock/index.js';
import { DeleteTimesheet } from '../row/timesheet-mutations.graphql.js';
import type { TimesheetRow } from '../row/timesheet-row.graphql.js';

interface DeleteTimesheetDialogProps {
  readonly row: TimesheetRow;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteTimesheetDialog({ row, onClose, onDeleted }: DeleteTimesheetDialogProps) {
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

import { failureOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { Alert, AlertDescription, ConfirmDialog } from '@timetrack/ui';
import { useState } from 'react';
import { useTellFailure } from '../../../network/use-tell-failure.js';
import { hoursAndMinutes } from '../../../time/formats.js';
import { useTimeZone } from '../../../time/use-time-zone.js';
import { refetchAfterReview } from '../parts/refetch-after-review.js';
import { DeleteTimesheet as Delete } from '../timesheets.graphql.js';
import { nameOf, type Row, spanOf } from '../words.js';

interface DeleteTimesheetProps {
  readonly row: Row;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteTimesheet({ row, onClose, onDeleted }: DeleteTimesheetProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const tellFailure = useTellFailure();
  const timeZone = useTimeZone();
  const [deleting, setDeleting] = useState(false);
  const [reason, setReason] = useState<string | null>(null);

  async function goAhead(): Promise<void> {
    setDeleting(true);
    setReason(null);
    try {
      await client.mutate({ mutation: Delete, variables: { id: row.id } });
      showToast({ title: 'Timesheet deleted' });
      await refetchAfterReview(client);
      onDeleted();
    } catch (error) {
      const { decided, message } = failureOf(error);
      tellFailure(error, { title: 'Delete failed', description: 'Could not delete timesheet' });
      if (decided) setReason(message);
      setDeleting(false);
      void refetchAfterReview(client);
    }
  }

  const hours = row.durationMinutes === null ? '' : ` (${hoursAndMinutes(row.durationMinutes)})`;
  return (
    <ConfirmDialog
      open
      title="Delete timesheet?"
      description={`${nameOf(row.user)}, ${spanOf(row, timeZone)}${hours}. Its breaks, notes and photos go with it. This action cannot be undone.`}
      action="Delete"
      variant="destructive"
      busy={deleting}
      onAction={() => void goAhead()}
      onOpenChange={onClose}
    >
      {reason && (
        <Alert variant="destructive">
          <AlertDescription>{reason}</AlertDescription>
        </Alert>
      )}
    </ConfirmDialog>
  );
}

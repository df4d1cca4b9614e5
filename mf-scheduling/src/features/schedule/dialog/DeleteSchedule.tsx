import { useApolloClient, useMutation } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { Button, ConfirmDialog } from '@timetrack/ui';
import { Trash2 } from '@timetrack/ui/icons';
import { useState } from 'react';
import { reloadBoard } from '../board/reload-board.js';
import { DeleteSchedule as Delete } from '../board/schedule.graphql.js';
import { useReportConflict } from '../board/use-report-conflict.js';

interface DeleteScheduleProps {
  readonly id: string;
  readonly onDeleted: () => void;
}

export function DeleteSchedule({ id, onDeleted }: DeleteScheduleProps) {
  const showToast = useToast();
  const reportFailure = useReportConflict();
  const [isConfirming, setConfirming] = useState(false);
  const client = useApolloClient();
  const [remove, { loading }] = useMutation(Delete, { variables: { input: { id } } });

  async function deleteSchedule(): Promise<void> {
    try {
      await remove();
      void reloadBoard(client);
      showToast({ title: 'Schedule deleted successfully' });
      onDeleted();
    } catch (error) {
      reportFailure(error, 'Failed to delete schedule');
    }
  }

  return (
    <>
      <Button
        variant="ghost"
        aria-label="Delete"
        busy={loading}
        onClick={() => setConfirming(true)}
        className="sc:text-destructive sc:hover:bg-destructive-soft sc:hover:text-destructive"
      >
        <Trash2 aria-hidden="true" />
        <span className="sc:max-sm:hidden">Delete</span>
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Delete Schedule"
        description="Are you sure you want to delete this schedule? This action cannot be undone."
        action="Delete"
        variant="destructive"
        onAction={() => void deleteSchedule()}
      />
    </>
  );
}

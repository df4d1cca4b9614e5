import { useMutation } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { Button, ConfirmDialog } from '@timetrack/ui';
import { Trash2 } from '@timetrack/ui/icons';
import { useState } from 'react';
import { DeleteSchedule as Delete } from '../board/schedule.graphql.js';
import { useBoardChange } from '../board/use-board-change.js';

interface DeleteScheduleProps {
  readonly id: string;
  readonly onDeleted: () => void;
}

export function DeleteSchedule({ id, onDeleted }: DeleteScheduleProps) {
  const showToast = useToast();
  const change = useBoardChange();
  const [isConfirming, setConfirming] = useState(false);
  const [remove, { loading }] = useMutation(Delete, { variables: { input: { id } } });

  async function deleteSchedule(): Promise<void> {
    await change({
      send: remove,
      failure: 'Failed to delete schedule',
      onSaved: () => {
        showToast({ title: 'Schedule deleted successfully' });
        onDeleted();
      },
    });
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

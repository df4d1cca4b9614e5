import { useMutation } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { Button, ConfirmDialog } from '@timetrack/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTellRefusal } from '../board/use-tell-refusal.js';
import { DeleteSchedule as Delete, LoadBoard } from '../schedule.graphql.js';

interface DeleteScheduleProps {
  readonly id: string;
  readonly onDeleted: () => void;
}

export function DeleteSchedule({ id, onDeleted }: DeleteScheduleProps) {
  const showToast = useToast();
  const tellRefusal = useTellRefusal();
  const [asking, setAsking] = useState(false);
  // The board is read again rather than told: this dialog still shows what is gone by then.
  const [remove, { loading }] = useMutation(Delete, { variables: { id }, refetchQueries: [LoadBoard] });

  async function goAhead(): Promise<void> {
    try {
      await remove();
      showToast({ title: 'Schedule deleted successfully' });
      onDeleted();
    } catch (error) {
      tellRefusal(error, 'Failed to delete schedule');
    }
  }

  return (
    <>
      <Button
        variant="ghost"
        aria-label="Delete"
        busy={loading}
        onClick={() => setAsking(true)}
        className="sc:text-destructive sc:hover:bg-destructive-soft sc:hover:text-destructive"
      >
        <Trash2 aria-hidden="true" />
        <span className="sc:max-sm:hidden">Delete</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete Schedule"
        description="Are you sure you want to delete this schedule? This action cannot be undone."
        action="Delete"
        variant="destructive"
        onAction={() => void goAhead()}
      />
    </>
  );
}

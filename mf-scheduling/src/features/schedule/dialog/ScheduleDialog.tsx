import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle, DiscardQuestion } from '@timetrack/ui';
import { useEffect, useState } from 'react';
import type { DialogGuard } from '../address/use-kept-dialog.js';
import type { Board, Shift } from '../board/board.js';
import { barOf } from '../focus-fallbacks.js';
import { useScheduleScreen } from '../screen-context.js';
import type { FormValues } from './form-values.js';
import { ScheduleForm } from './ScheduleForm.js';
import { useScheduleForm } from './use-schedule-form.js';

interface ScheduleDialogProps {
  readonly board: Board;
  /** What is edited; null for a new one. */
  readonly shift: Shift | null;
  readonly initial: FormValues;
  readonly guard: DialogGuard;
}

export function ScheduleDialog({ board, shift, initial, guard }: ScheduleDialogProps) {
  const { timeZone } = useScheduleScreen();
  // What was there when the dialog opened: a change from elsewhere does not pull the form away under the hands.
  const [opened] = useState(initial);
  const form = useScheduleForm({ id: shift?.id ?? null, initial: opened, timeZone, onSaved: guard.close });
  const { unsaved } = form;
  const { asking, setAsking, setUnsaved, close } = guard;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, not when the address does
  useEffect(() => setUnsaved(unsaved), [unsaved]);
  const leave = () => {
    if (unsaved && !form.saving) setAsking(true);
    else close();
  };
  return (
    <Dialog open onOpenChange={leave}>
      <DialogContent className="sc:max-w-2xl" focusFallback={() => barOf(shift?.id ?? null)}>
        <DialogHeader>
          <DialogTitle>{shift ? 'Edit Schedule' : 'New Schedule'}</DialogTitle>
          <DialogDescription>Times are in the organization&apos;s timezone, {timeZone}.</DialogDescription>
        </DialogHeader>
        <ScheduleForm form={form} board={board} shift={shift} guard={guard} onCancel={leave} />
        <DiscardQuestion open={asking} onKeep={() => setAsking(false)} onDiscard={close} />
      </DialogContent>
    </Dialog>
  );
}

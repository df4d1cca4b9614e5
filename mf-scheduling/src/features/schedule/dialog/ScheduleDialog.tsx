import { type DialogGuard, useUnsavedChanges } from '@timetrack/contracts/routing';
import { OpenFormDialog } from '@timetrack/ui';
import { useState } from 'react';
import type { OpenDialog } from '../address/address.js';
import type { Board, Shift } from '../board/board.js';
import { barOf } from '../focus-fallbacks.js';
import { useScheduleScreen } from '../screen-context.js';
import type { FormValues } from './form-values.js';
import { ScheduleForm } from './ScheduleForm.js';
import { useScheduleForm } from './use-schedule-form.js';

export interface ScheduleGuard extends DialogGuard {
  /** Another dialog in place of this one, without a question. */
  readonly swap: (next: OpenDialog) => void;
}

interface ScheduleDialogProps {
  readonly board: Board;
  /** What is edited; null for a new one. */
  readonly shift: Shift | null;
  readonly initial: FormValues;
  readonly guard: ScheduleGuard;
}

export function ScheduleDialog({ board, shift, initial, guard }: ScheduleDialogProps) {
  const { timeZone } = useScheduleScreen();
  // What was there when the dialog opened: a change from elsewhere does not pull the form away under the hands.
  const [opened] = useState(initial);
  const form = useScheduleForm({ id: shift?.id ?? null, initial: opened, timeZone, onSaved: guard.close });
  useUnsavedChanges(guard, form.unsaved);
  return (
    <OpenFormDialog
      title={shift ? 'Edit Schedule' : 'New Schedule'}
      description={`Times are in the organization's timezone, ${timeZone}.`}
      unsaved={form.unsaved && !form.saving}
      guard={guard}
      className="sc:max-w-2xl"
      focusFallback={() => barOf(shift?.id ?? null)}
    >
      <ScheduleForm form={form} board={board} shift={shift} guard={guard} />
    </OpenFormDialog>
  );
}

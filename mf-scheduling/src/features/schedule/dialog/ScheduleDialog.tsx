import { useUnsavedChanges } from '@timetrack/contracts/routing';
import { OpenFormDialog } from '@timetrack/ui';
import { useState } from 'react';
import type { Shift } from '../board/arrange-board.js';
import type { ScheduleValues } from '../board/schedule-values.js';
import type { AssignablePeople } from '../board/use-assignable-people.js';
import { findBar } from '../state/focus-targets.js';
import { useScheduleScreen } from '../state/screen-context.js';
import type { ScheduleGuard } from './CopyButtons.js';
import { ScheduleForm } from './ScheduleForm.js';
import { useScheduleForm } from './use-schedule-form.js';

interface ScheduleDialogProps {
  readonly assignable: AssignablePeople;
  readonly shift: Shift | null;
  readonly initial: ScheduleValues;
  readonly templateId?: string | null;
  readonly guard: ScheduleGuard;
}

export function ScheduleDialog({ assignable, shift, initial, templateId = null, guard }: ScheduleDialogProps) {
  const { timeZone } = useScheduleScreen();
  // Keeps the values from when the dialog opened, so that other users' changes do not overwrite the input.
  const [initialValues] = useState(initial);
  const form = useScheduleForm({ id: shift?.id ?? null, initial: initialValues, timeZone, onSaved: guard.close });
  // The form is still dirty while it is being saved, but the guard must not ask again between saving and closing.
  useUnsavedChanges(guard, form.isDirty);
  return (
    <OpenFormDialog
      title={shift ? 'Edit Schedule' : 'New Schedule'}
      description={`Times are in the organization's timezone, ${timeZone}.`}
      guard={{ ...guard, isUnsaved: form.isDirty && !form.isSubmitting }}
      className="sc:max-w-2xl"
      focusFallback={() => findBar(shift?.id ?? null)}
    >
      <ScheduleForm form={form} assignable={assignable} shift={shift} templateId={templateId} guard={guard} />
    </OpenFormDialog>
  );
}

import type { DialogGuard } from '@timetrack/contracts/routing';
import { dateOf } from '@timetrack/screens';
import { Button, DiscardChangesDialog } from '@timetrack/ui';
import { ClipboardList, CopyPlus } from '@timetrack/ui/icons';
import { useState } from 'react';
import type { Shift } from '../board/arrange-board.js';
import type { OpenDialog } from '../state/address-format.js';
import { useScheduleScreen } from '../state/screen-context.js';

export interface ScheduleGuard extends DialogGuard {
  /** Replaces this dialog with another, without confirmation. */
  readonly swap: (next: OpenDialog) => void;
}

interface CopyButtonProps {
  readonly shift: Shift;
  readonly isDirty: boolean;
  readonly guard: ScheduleGuard;
}

/** Opens the copy as a new schedule, so that the user can change it before creating it. */
export function Duplicate({ shift, ...form }: CopyButtonProps) {
  const { timeZone } = useScheduleScreen();
  const day = dateOf(shift.start, timeZone);
  return (
    <SwapButton
      {...form}
      icon={CopyPlus}
      label="Duplicate"
      next={{ kind: 'create', day, personId: null, copyOf: shift.id }}
    />
  );
}

export function SaveAsTemplate({ shift, ...form }: CopyButtonProps) {
  return (
    <SwapButton
      {...form}
      icon={ClipboardList}
      label="Save as Template"
      shortLabel="Template"
      next={{ kind: 'template', id: null, copyOf: shift.id }}
    />
  );
}

interface SwapButtonProps extends Omit<CopyButtonProps, 'shift'> {
  readonly icon: typeof CopyPlus;
  readonly label: string;
  /** The visible words, which are part of the label. */
  readonly shortLabel?: string;
  readonly next: OpenDialog;
}

function SwapButton({ icon: Icon, label, shortLabel = label, next, isDirty, guard }: SwapButtonProps) {
  const [isConfirming, setConfirming] = useState(false);
  const swap = () => guard.swap(next);
  return (
    <>
      <Button variant="ghost" aria-label={label} title={label} onClick={isDirty ? () => setConfirming(true) : swap}>
        <Icon aria-hidden="true" />
        <span className="sc:max-sm:hidden">{shortLabel}</span>
      </Button>
      <DiscardChangesDialog open={isConfirming} onKeep={() => setConfirming(false)} onDiscard={swap} />
    </>
  );
}

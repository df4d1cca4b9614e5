import type { DialogGuard } from '@timetrack/contracts/routing';
import { dateOf, fullName } from '@timetrack/screens';
import { Button, DiscardChangesDialog } from '@timetrack/ui';
import { ClipboardList, CopyPlus, UserSearch } from '@timetrack/ui/icons';
import { useState } from 'react';
import type { Shift } from '../board/arrange-board.js';
import { useConflicts } from '../shift/conflicts.js';
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

/** For each person who is off during the shift. */
export function FindReplacements({ shift, ...form }: CopyButtonProps) {
  const conflicts = useConflicts(shift.id);
  const absent = shift.assignees.filter(({ id }) =>
    conflicts.some(({ code, userId }) => code === 'TIME_OFF' && userId === id),
  );
  return absent.map((person) => (
    <div key={person.id} className="sc:flex sc:flex-wrap sc:items-center sc:justify-between sc:gap-2 sc:text-sm">
      <span className="sc:min-w-0 sc:text-warning sc:wrap-anywhere">{`${fullName(person)} is off then.`}</span>
      <SwapButton
        {...form}
        icon={UserSearch}
        label={`Find a Replacement for ${fullName(person)}`}
        shortLabel="Find a Replacement"
        isAlwaysLabeled
        next={{ kind: 'replace', id: shift.id, personId: person.id }}
      />
    </div>
  ));
}

interface SwapButtonProps extends Omit<CopyButtonProps, 'shift'> {
  readonly icon: typeof CopyPlus;
  readonly label: string;
  /** The visible words, which are part of the label. */
  readonly shortLabel?: string;
  /** Whether the words are visible on a phone too. */
  readonly isAlwaysLabeled?: boolean;
  readonly next: OpenDialog;
}

function SwapButton({
  icon: Icon,
  label,
  shortLabel = label,
  isAlwaysLabeled = false,
  next,
  isDirty,
  guard,
}: SwapButtonProps) {
  const [isConfirming, setConfirming] = useState(false);
  const swap = () => guard.swap(next);
  return (
    <>
      <Button variant="ghost" aria-label={label} title={label} onClick={isDirty ? () => setConfirming(true) : swap}>
        <Icon aria-hidden="true" />
        <span className={isAlwaysLabeled ? undefined : 'sc:max-sm:hidden'}>{shortLabel}</span>
      </Button>
      <DiscardChangesDialog open={isConfirming} onKeep={() => setConfirming(false)} onDiscard={swap} />
    </>
  );
}

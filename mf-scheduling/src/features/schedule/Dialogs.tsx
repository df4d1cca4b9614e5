import { useGuardedDialog } from '@timetrack/contracts/routing';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@timetrack/ui';
import { useState } from 'react';
import type { OpenDialog } from './address/address.js';
import type { AddressBar } from './address/use-address.js';
import type { Board, Shift } from './board/board.js';
import { DayDialog } from './day/DayDialog.js';
import { newValues, newValuesFor, valuesOf } from './dialog/form-values.js';
import { ScheduleDetails } from './dialog/ScheduleDetails.js';
import { ScheduleDialog, type ScheduleGuard } from './dialog/ScheduleDialog.js';
import { FeedDialog } from './feed/FeedDialog.js';
import { useScheduleScreen } from './screen-context.js';
import { KeyboardHelp } from './toolbar/KeyboardHelp.js';

interface DialogsProps {
  readonly address: AddressBar;
  readonly board: Board;
}

/** The dialog that the address asks for. */
export function Dialogs({ address, board }: DialogsProps) {
  const { manages } = useScheduleScreen();
  const { dialog: shown, guard: kept } = useGuardedDialog(address);
  const { close } = kept;
  const guard = { ...kept, swap: (next: OpenDialog) => kept.leave(() => address.swap(next)) };
  switch (shown?.kind) {
    case 'create':
      return manages ? <CreateDialog asked={shown} board={board} guard={guard} /> : null;
    case 'shift':
      return <ShiftDialog key={shown.id} id={shown.id} board={board} guard={guard} />;
    case 'day':
      return <DayDialog board={board} day={shown.day} onClose={close} />;
    case 'feed':
      return <FeedDialog onClose={close} />;
    case 'keys':
      return <KeyboardHelp onClose={close} />;
    default:
      return null;
  }
}

interface CreateDialogProps {
  readonly asked: Extract<OpenDialog, { kind: 'create' }>;
  readonly board: Board;
  readonly guard: ScheduleGuard;
}

function CreateDialog({ asked, board, guard }: CreateDialogProps) {
  const { timeZone } = useScheduleScreen();
  const { day, personId, copyOf } = asked;
  const copied = board.shifts.find((shift) => shift.id === copyOf);
  const fresh = personId === null ? newValues(day) : newValuesFor(day, personId, timeZone);
  const initial = copied ? copyValues(copied, board, timeZone) : fresh;
  return <ScheduleDialog key={JSON.stringify(asked)} board={board} shift={null} initial={initial} guard={guard} />;
}

/** A copy is a draft, for those of its people who are still there. */
function copyValues(shift: Shift, board: Board, timeZone: string) {
  const active = new Set(board.rows.map(({ person }) => person.user.id));
  const assignees = shift.assignedUserIds.filter((id) => active.has(id));
  return { ...valuesOf(shift, timeZone), status: 'DRAFT' as const, assignees };
}

interface ShiftDialogProps {
  readonly id: string;
  readonly board: Board;
  readonly guard: ScheduleGuard;
}

function ShiftDialog({ id, board, guard }: ShiftDialogProps) {
  const { manages, timeZone } = useScheduleScreen();
  const shift = useLastSeen(board.shifts.find((one) => one.id === id));
  if (!shift) return <NoSuchSchedule onClose={guard.close} />;
  if (!manages) return <ScheduleDetails shift={shift} onClose={guard.close} />;
  return <ScheduleDialog board={board} shift={shift} initial={valuesOf(shift, timeZone)} guard={guard} />;
}

/** What was there once stays: a shift that is moved to another week, or deleted, leaves the board before its dialog closes. */
function useLastSeen<Thing>(thing: Thing | undefined): Thing | undefined {
  const [seen, setSeen] = useState(thing);
  if (thing && thing !== seen) setSeen(thing);
  return thing ?? seen;
}

function NoSuchSchedule({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Schedule not found</DialogTitle>
          <DialogDescription>It was deleted, or it lies in another week than this address says.</DialogDescription>
        </DialogHeader>
      </DialogContent>
    </Dialog>
  );
}

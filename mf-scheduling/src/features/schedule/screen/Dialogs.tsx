import { useGuardedDialog } from '@timetrack/contracts/routing';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@timetrack/ui';
import { useState } from 'react';
import type { Board, Shift } from '../board/arrange-board.js';
import { DayDialog } from '../day/DayDialog.js';
import { ScheduleDetails } from '../dialog/ScheduleDetails.js';
import { ScheduleDialog } from '../dialog/ScheduleDialog.js';
import type { ScheduleGuard } from '../dialog/ScheduleForm.js';
import { newValues, newValuesFor, valuesOf } from '../dialog/schedule-values.js';
import { FeedDialog } from '../feed/FeedDialog.js';
import type { OpenDialog } from '../state/address-format.js';
import { useScheduleScreen } from '../state/screen-context.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';
import { KeyboardHelp } from '../toolbar/KeyboardHelp.js';

interface DialogsProps {
  readonly address: ScheduleAddress;
  readonly board: Board;
}

/** The dialog that the address names. */
export function Dialogs({ address, board }: DialogsProps) {
  const { canManage } = useScheduleScreen();
  const { dialog, guard: dialogGuard } = useGuardedDialog(address);
  const { close } = dialogGuard;
  const guard = { ...dialogGuard, swap: (next: OpenDialog) => dialogGuard.leave(() => address.swap(next)) };
  switch (dialog?.kind) {
    case 'create':
      return canManage ? <CreateDialog options={dialog} board={board} guard={guard} /> : null;
    case 'shift':
      return <ShiftDialog key={dialog.id} id={dialog.id} board={board} guard={guard} />;
    case 'day':
      return <DayDialog board={board} day={dialog.day} onClose={close} />;
    case 'feed':
      return <FeedDialog onClose={close} />;
    case 'keys':
      return <KeyboardHelp onClose={close} />;
    default:
      return null;
  }
}

interface CreateDialogProps {
  readonly options: Extract<OpenDialog, { kind: 'create' }>;
  readonly board: Board;
  readonly guard: ScheduleGuard;
}

function CreateDialog({ options, board, guard }: CreateDialogProps) {
  const { timeZone } = useScheduleScreen();
  const { day, personId, copyOf } = options;
  const original = board.shifts.find((shift) => shift.id === copyOf);
  const emptyValues = personId === null ? newValues(day) : newValuesFor(day, personId, timeZone);
  const initial = original ? copyValues(original, board, timeZone) : emptyValues;
  return <ScheduleDialog key={JSON.stringify(options)} board={board} shift={null} initial={initial} guard={guard} />;
}

/** A copy is a draft, and omits archived assignees. */
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
  const { canManage, timeZone } = useScheduleScreen();
  const shift = useLastDefined(board.shifts.find((one) => one.id === id));
  if (!shift) return <ScheduleNotFound onClose={guard.close} />;
  if (!canManage) return <ScheduleDetails shift={shift} onClose={guard.close} />;
  return <ScheduleDialog board={board} shift={shift} initial={valuesOf(shift, timeZone)} guard={guard} />;
}

/** Keeps a shift that was deleted or moved to another week: it leaves the board before its dialog closes. */
function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value && value !== last) setLast(value);
  return value ?? last;
}

function ScheduleNotFound({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Schedule not found</DialogTitle>
          <DialogDescription>
            It was deleted, or it is in a different week from the one in this address.
          </DialogDescription>
        </DialogHeader>
      </DialogContent>
    </Dialog>
  );
}

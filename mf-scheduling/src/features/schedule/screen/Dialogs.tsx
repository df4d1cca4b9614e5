import { useGuardedDialog } from '@timetrack/contracts/routing';
import { formatFullWeekdayDate, LoadFailure, type TimeZone } from '@timetrack/screens/basics';
import { Dialog, DialogContent, DialogHeader } from '@timetrack/ui';
import { useContext, useDeferredValue, useState } from 'react';
import type { Board, Shift } from '../board/arrange-board.js';
import type { MonthBoard } from '../board/arrange-month.js';
import { newValues, newValuesFor, valuesOf } from '../board/schedule-values.js';
import { type AssignablePeople, useAssignablePeople, useShift } from '../board/use-shift.js';
import { DayList } from '../day/DayList.js';
import type { ScheduleGuard } from '../dialog/CopyButtons.js';
import { ScheduleDetails } from '../dialog/ScheduleDetails.js';
import { ScheduleDialog } from '../dialog/ScheduleDialog.js';
import { PlanWeek } from '../drafts/PlanWeek.js';
import { WeekTemplates } from '../drafts/WeekTemplates.js';
import { FeedDialog } from '../feed/FeedDialog.js';
import { ConflictsContext, groupConflicts } from '../shift/conflicts.js';
import type { OpenDialog } from '../state/address-format.js';
import { findMoreButton, useScheduleScreen } from '../state/screen-context.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';
import { ManageTemplates } from '../templates/ManageTemplates.js';
import { TemplateDialog } from '../templates/TemplateDialog.js';
import { fillFrom } from '../templates/template-values.js';
import { useTemplates } from '../templates/use-templates.js';
import { CopyLastWeek } from '../toolbar/CopyLastWeek.js';
import { KeyboardHelp } from '../toolbar/KeyboardHelp.js';
import { AbsenceDialog } from './AbsenceDialog.js';

interface DialogsProps {
  readonly address: ScheduleAddress;
  readonly board: Board | MonthBoard;
}

export function Dialogs({ address, board }: DialogsProps) {
  const { canManage } = useScheduleScreen();
  const { dialog: named, guard: dialogGuard } = useGuardedDialog(address);
  // React renders a deferred dialog in short tasks. The form of a schedule would block the page.
  const dialog = useDeferredValue(named, null);
  const { close } = dialogGuard;
  const guard = { ...dialogGuard, swap: (next: OpenDialog) => dialogGuard.leave(() => address.swap(next)) };
  switch (dialog?.kind) {
    case 'create':
      return canManage ? <CreateDialog options={dialog} board={board} guard={guard} /> : null;
    case 'shift':
      return <ShiftDialog key={dialog.id} id={dialog.id} board={board} guard={guard} />;
    case 'day':
      return <DayDialog board={board} day={dialog.day} onClose={close} />;
    case 'time-off':
    case 'replace':
      return canManage ? <AbsenceDialog options={dialog} board={board} guard={guard} /> : null;
    case 'template':
      return canManage ? <TemplateDialog key={dialog.id} board={board} {...dialog} guard={guard} /> : null;
    case 'templates':
      return canManage ? <ManageTemplates guard={guard} /> : null;
    case 'feed':
      return <FeedDialog onClose={close} />;
    case 'plan':
      return canManage ? <PlanWeek board={board} date={address.date} guard={dialogGuard} /> : null;
    case 'weeks':
      return canManage ? <WeekTemplates date={address.date} onClose={close} /> : null;
    case 'copy':
      return canManage ? <CopyLastWeek date={address.date} onClose={close} /> : null;
    case 'keys':
      return <KeyboardHelp onClose={close} />;
    default:
      return null;
  }
}

interface CreateDialogProps {
  readonly options: Extract<OpenDialog, { kind: 'create' }>;
  readonly board: Board | MonthBoard;
  readonly guard: ScheduleGuard;
}

function CreateDialog({ options, board, guard }: CreateDialogProps) {
  const { timeZone } = useScheduleScreen();
  const { day, personId, copyOf, template: templateId = null } = options;
  const original = useShift(board, copyOf);
  const assignable = useAssignablePeople(board);
  const { templates, error } = useTemplates({ skip: templateId === null });
  // The form keeps the values with which it opens, and a copy depends on who is active.
  if (copyOf !== null && (original.state === 'loading' || !(assignable.people ?? assignable.error))) return null;
  const template = templates?.find(({ id }) => id === templateId);
  if (templateId !== null && !templates && !error) return null;
  const emptyValues = personId === null ? newValues(day) : newValuesFor(day, personId, timeZone);
  const initial =
    original.state === 'found'
      ? copyValues(original.shift, assignable, timeZone)
      : { ...emptyValues, ...(template && fillFrom(template, day)) };
  return (
    <ScheduleDialog
      key={JSON.stringify(options)}
      assignable={assignable}
      shift={null}
      copied={original.state === 'found' ? original.shift : null}
      initial={initial}
      templateId={template?.id ?? null}
      guard={guard}
    />
  );
}

/** A copy is a draft, and omits archived assignees. */
function copyValues(shift: Shift, { people }: AssignablePeople, timeZone: TimeZone) {
  const active = new Set(people?.map(({ id }) => id));
  const assignees = shift.assignedUserIds.filter((id) => active.has(id));
  return { ...valuesOf(shift, timeZone), status: 'DRAFT' as const, assignees };
}

interface ShiftDialogProps {
  readonly id: string;
  readonly board: Board | MonthBoard;
  readonly guard: ScheduleGuard;
}

function ShiftDialog({ id, board, guard }: ShiftDialogProps) {
  const { canManage, timeZone } = useScheduleScreen();
  const found = useShift(board, id);
  const shift = useLastDefined(found.state === 'found' ? found.shift : undefined);
  const boardConflicts = useContext(ConflictsContext);
  const conflicts = found.state === 'found' && found.conflicts ? groupConflicts(found.conflicts) : boardConflicts;
  if (!shift && found.state === 'loading') return null;
  if (!shift) {
    const failed = found.state === 'failed' ? found : null;
    return (
      <Dialog open onOpenChange={guard.close}>
        <DialogContent>
          <DialogHeader
            title={failed ? 'Schedule' : 'Schedule not found'}
            description={!failed && 'It was deleted, or it is in a different week from the one in this address.'}
          />
          {failed && <LoadFailure title="The schedule could not be loaded" {...failed} />}
        </DialogContent>
      </Dialog>
    );
  }
  return (
    <ConflictsContext value={conflicts}>
      {canManage && !shift.locked ? (
        <EditDialog board={board} shift={shift} timeZone={timeZone} guard={guard} />
      ) : (
        <ScheduleDetails shift={shift} onClose={guard.close} />
      )}
    </ConflictsContext>
  );
}

interface EditDialogProps extends Pick<ShiftDialogProps, 'board' | 'guard'> {
  readonly shift: Shift;
  readonly timeZone: TimeZone;
}

function EditDialog({ board, shift, timeZone, guard }: EditDialogProps) {
  const assignable = useAssignablePeople(board);
  return <ScheduleDialog assignable={assignable} shift={shift} initial={valuesOf(shift, timeZone)} guard={guard} />;
}

/** Keeps a shift that was deleted or moved to another week: it leaves the board before its dialog closes. */
function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value && value !== last) setLast(value);
  return value ?? last;
}

interface DayDialogProps {
  readonly board: Board | MonthBoard;
  readonly day: string;
  readonly onClose: () => void;
}

function DayDialog({ board, day, onClose }: DayDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent focusFallback={() => findMoreButton(day)}>
        <DialogHeader title={formatFullWeekdayDate(day)} description="Everything that is scheduled on this day" />
        <DayList board={board} day={day} hasHeading={false} />
      </DialogContent>
    </Dialog>
  );
}

import { dateOf, formatCount, formatDateRange } from '@timetrack/screens/basics';
import { ConfirmDialog } from '@timetrack/ui';
import { useState } from 'react';
import type { Shift } from '../board/arrange-board.js';
import type { Conflict } from '../shift/conflicts.js';
import { type DraftConflict, DraftConflicts } from '../shift/DraftConflicts.js';
import { useScheduleScreen } from '../state/screen-context.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';
import { extentOfShifts } from './shown-shifts.js';
import type { ConfirmedAction, SelectionQuestion } from './use-selection-question.js';

interface ConfirmSelectionProps {
  readonly question: SelectionQuestion | null;
  readonly shifts: readonly Shift[];
  readonly address: ScheduleAddress;
  readonly onClose: () => void;
  readonly onConfirm: (action: ConfirmedAction) => void;
}

export function ConfirmSelection({ question, shifts, address, onClose, onConfirm }: ConfirmSelectionProps) {
  const { timeZone } = useScheduleScreen();
  // The closing dialog keeps its words until it has faded.
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  if (!last) return null;
  const drafts = shifts.filter(({ status }) => status === 'DRAFT');
  const [from, to] = extentOfShifts(shifts);
  const dates = shifts.length > 0 ? formatDateRange(dateOf(from, timeZone), dateOf(to, timeZone)) : '';
  const dialog = { open: question !== null, onOpenChange: onClose, onAction: () => onConfirm(last.action) };

  if (last.action === 'DELETE') {
    return (
      <ConfirmDialog
        {...dialog}
        title={`Delete ${formatCount(shifts.length, 'shift')}?`}
        description={`${dates}. This action cannot be undone.`}
        action="Delete"
        variant="destructive"
      />
    );
  }
  const conflicts = listConflicts(last.conflicts, drafts);
  const others = shifts.length - drafts.length;
  return (
    <ConfirmDialog
      {...dialog}
      title={`Publish ${formatCount(drafts.length, 'draft')}?`}
      description={
        <>
          <p>
            {dates}. The drafts become visible to the people who are assigned.
            {others > 0 &&
              ` ${formatCount(others, 'selected shift')} ${others === 1 ? 'is not a draft' : 'are not drafts'}.`}
          </p>
          {conflicts.length > 0 && (
            <DraftConflicts
              conflicts={conflicts}
              addressOf={(id) => address.addressOf({ kind: 'shift', id })}
              onOpen={(id) => {
                onClose();
                address.open({ kind: 'shift', id });
              }}
            />
          )}
        </>
      }
      action={conflicts.length > 0 ? 'Publish anyway' : 'Publish'}
    />
  );
}

function listConflicts(conflicts: readonly Conflict[], drafts: readonly Shift[]): DraftConflict[] {
  const byId = new Map(drafts.map((shift) => [shift.id, shift]));
  return conflicts.flatMap((conflict) => {
    const shift = byId.get(conflict.scheduleId);
    return shift ? [{ conflict, shift }] : [];
  });
}

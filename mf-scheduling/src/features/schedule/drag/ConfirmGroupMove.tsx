import { ConfirmDialog } from '@timetrack/ui';
import { useState } from 'react';
import { formatShiftTime } from '../shift/shift-time.js';
import { findBar, useScheduleScreen } from '../state/screen-context.js';
import type { Drop } from './drag-session.js';

interface ConfirmGroupMoveProps {
  readonly drop: Drop | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A card of the month represents everyone on a shift, so dragging it may move several people. */
export function ConfirmGroupMove({ drop, onConfirm, onClose }: ConfirmGroupMoveProps) {
  const { timeZone } = useScheduleScreen();
  // The closing dialog keeps its words until it has faded.
  const [last, setLast] = useState(drop);
  if (drop && drop !== last) setLast(drop);
  if (!last) return null;
  const { shift } = last.drag;
  const all = `all ${shift.assignedUserIds.length}`;
  return (
    <ConfirmDialog
      open={drop !== null}
      onOpenChange={onClose}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        findBar(shift.id)?.focus();
      }}
      title={`Move ${all} people?`}
      description={
        <>
          <p>{`${shift.title}: ${formatShiftTime(last.placement, timeZone)}`}</p>
          <p>To move one person, drag their card in the week.</p>
        </>
      }
      action={`Move ${all}`}
      onAction={onConfirm}
    />
  );
}

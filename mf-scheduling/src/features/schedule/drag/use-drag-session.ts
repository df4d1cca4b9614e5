import { useToast } from '@timetrack/contracts';
import type { TimeZone } from '@timetrack/screens/basics';
import { useEffect, useState } from 'react';
import type { Row } from '../board/arrange-board.js';
import type { BoardEdits } from '../board/board-edits.js';
import type { BoardRange } from '../board/board-range.js';
import { undoMessage } from './drag-messages.js';
import type { DragSession, Drop } from './drag-session.js';
import { leavesGroup } from './move-shift.js';
import { provisionalIdOf } from './send-move.js';
import { useSaveMove } from './use-save-move.js';

interface DragSessionOptions {
  readonly session: DragSession;
  readonly range: BoardRange | null;
  readonly rows: readonly Row[];
  readonly edits: BoardEdits;
  readonly timeZone: TimeZone;
}

/** Returns the notice about the last move, and a drop of several people to confirm. */
export function useDragSession({ session, range, rows, edits, timeZone }: DragSessionOptions) {
  const showToast = useToast();
  const { notice, dismiss, drop } = useSaveMove({
    people: rows.map(({ person }) => person),
    edits,
    boardStart: range?.days[0] ?? '',
    onSplit: ({ id, assignedUserIds }) => focusBarLater(id, assignedUserIds[0] ?? null, { onlyIfLost: true }),
  });

  const [unconfirmed, setUnconfirmed] = useState<Drop | null>(null);

  useEffect(() => {
    if (!range) return;
    session.setBoard({
      range,
      rows,
      timeZone,
      onDrop: (dropped) => {
        if (dropped.needsConfirmation) return setUnconfirmed(dropped);
        if (dropped.drag.by === 'keyboard') focusBarLater(idAfterDrop(dropped), dropped.drag.move.to);
        void drop(dropped);
      },
      onInvalidDrop: (explanation) =>
        showToast({ title: 'The schedule was not moved', description: explanation, variant: 'destructive' }),
    });
  });

  const undo = () => {
    if (!notice) return;
    notice.undo();
    session.announce(undoMessage(notice.shift, timeZone));
    focusBarLater(notice.shift.id, null);
  };
  const close = () => {
    dismiss();
    if (notice) focusBarLater(notice.shift.id, null);
  };
  const endQuestion = () => setUnconfirmed(null);
  const moveAll = () => {
    if (!unconfirmed) return;
    session.announce(unconfirmed.message);
    void drop(unconfirmed);
  };
  return { notice: notice && { ...notice, undo }, dismiss: close, unconfirmed, moveAll, endQuestion };
}

/** The id of the bar that a drop moves: a person who leaves a group gets a bar of their own. */
function idAfterDrop({ drag: { shift, move }, placement, kind }: Drop): string {
  return kind === 'move' && leavesGroup(shift, move, placement) ? provisionalIdOf(shift.id, move.from ?? '') : shift.id;
}

/** Focuses the bar of a moved shift once React has rendered it in its new place. */
function focusBarLater(shiftId: string, personId: string | null, { onlyIfLost = false } = {}): void {
  const person = personId === null ? '' : `[data-person="${CSS.escape(personId)}"]`;
  const selector = `[data-shift="${CSS.escape(shiftId)}"]${person}`;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost || !onlyIfLost) document.querySelector<HTMLElement>(selector)?.focus();
    }),
  );
}

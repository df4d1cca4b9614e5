import { useToast } from '@timetrack/contracts';
import { useEffect } from 'react';
import type { Row } from '../board/arrange-board.js';
import type { BoardEdits } from '../board/board-edits.js';
import type { BoardRange } from '../board/board-range.js';
import { undoMessage } from './drag-messages.js';
import type { DragSession } from './drag-session.js';
import { useSaveMove } from './use-save-move.js';

interface DragSessionOptions {
  readonly session: DragSession;
  /** Null until the board is loaded. */
  readonly range: BoardRange | null;
  /** The visible rows of the board. */
  readonly rows: readonly Row[];
  readonly edits: BoardEdits;
  readonly timeZone: string;
}

/** Connects the drag session to the board, and returns the notice about the last move. */
export function useDragSession({ session, range, rows, edits, timeZone }: DragSessionOptions) {
  const showToast = useToast();
  const { notice, dismiss, move, copy } = useSaveMove({
    people: rows.map(({ person }) => person),
    edits,
    boardStart: range?.days[0] ?? '',
  });

  useEffect(() => {
    if (!range) return;
    session.setBoard({
      range,
      rows,
      timeZone,
      onDrop: (drag, placement, isCopy) => {
        if (drag.by === 'keyboard') focusBarLater(drag.shift.id, drag.move.to);
        void (isCopy ? copy(drag.shift, placement) : move(drag.shift, placement));
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
  return { notice: notice && { ...notice, undo }, dismiss: close };
}

/** Focuses the bar of a moved shift once React has rendered it in its new place. */
function focusBarLater(shiftId: string, personId: string | null): void {
  const person = personId === null ? '' : `[data-person="${CSS.escape(personId)}"]`;
  const selector = `[data-shift="${CSS.escape(shiftId)}"]${person}`;
  requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus()));
}

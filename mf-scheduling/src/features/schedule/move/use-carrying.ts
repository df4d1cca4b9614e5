import { useToast } from '@timetrack/contracts';
import { useEffect } from 'react';
import type { Board, Row } from '../board/board.js';
import type { Carrying } from './carrying.js';
import { useSaveMove } from './use-save-move.js';
import { undoneWords } from './words.js';

interface CarryingOptions {
  readonly carrying: Carrying;
  readonly board: Board | null;
  readonly rows: readonly Row[];
  readonly timeZone: string;
  readonly variables: { readonly from: string; readonly to: string };
}

/** Everything that moves shifts on this screen, and what is told about the last move. */
export function useCarrying({ carrying, board, rows, timeZone, variables }: CarryingOptions) {
  const showToast = useToast();
  const { news, dismiss, drop, copy } = useSaveMove({ board, variables });

  useEffect(() => {
    if (!board) return;
    carrying.update({
      span: board.span,
      rows,
      timeZone,
      onDrop: (carry, moved, asCopy) => {
        if (carry.by === 'keyboard') focusLater(carry.shift.id, carry.move.to);
        void (asCopy ? copy(carry.shift, moved) : drop(carry.shift, moved));
      },
      onRefused: (explanation) =>
        showToast({ title: 'The schedule was not moved', description: explanation, variant: 'destructive' }),
    });
  });

  const undo = () => {
    if (!news) return;
    news.undo();
    carrying.say(undoneWords(news.shift, timeZone));
    focusLater(news.shift.id, null);
  };
  const leave = () => {
    dismiss();
    if (news) focusLater(news.shift.id, null);
  };
  return { news: news && { ...news, undo }, dismiss: leave };
}

/** A bar that was moved is drawn elsewhere: the focus follows it there. */
function focusLater(shiftId: string, personId: string | null): void {
  const person = personId === null ? '' : `[data-person="${CSS.escape(personId)}"]`;
  const selector = `[data-shift="${CSS.escape(shiftId)}"]${person}`;
  requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus()));
}

import { useToast } from '@timetrack/contracts';
import { useEffect, useState } from 'react';
import type { Board, Row } from '../board/board.js';
import { Carrying } from './carrying.js';
import { useSaveMove } from './use-save-move.js';

interface CarryingOptions {
  readonly board: Board | null;
  readonly rows: readonly Row[];
  readonly timeZone: string;
  readonly variables: { readonly from: string; readonly to: string };
}

/** Everything that moves shifts on this screen, and what is told about the last move. */
export function useCarrying({ board, rows, timeZone, variables }: CarryingOptions) {
  const [carrying] = useState(() => new Carrying());
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

  return { carrying, news, dismiss };
}

/** A bar that was dropped by keyboard is drawn elsewhere: the focus follows it there. */
function focusLater(shiftId: string, personId: string | null): void {
  const person = personId === null ? '' : `[data-person="${CSS.escape(personId)}"]`;
  const selector = `[data-shift="${CSS.escape(shiftId)}"]${person}`;
  requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus()));
}

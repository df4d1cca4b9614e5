import { createContext, useContext, useSyncExternalStore } from 'react';
import { type BoardRange, type DayIndexes, findDays } from '../board/board-range.js';
import { type Drag, DragSession } from './drag-session.js';

/** Without a provider nothing can be dragged, as on the worker's own schedule. */
export const DragContext = createContext<DragSession>(new DragSession());

/** Selects a value of the current drag. The component renders again only when this value changes. */
export function useDrag<Value extends string | number | boolean | null>(select: (drag: Drag | null) => Value): Value {
  const session = useContext(DragContext);
  return useSyncExternalStore(session.subscribe, () => select(session.current()));
}

/** The days of a row on which the shift would be dropped, or null if it would be dropped elsewhere. */
export function useDropDays(range: BoardRange, personId: string | null): DayIndexes | null {
  // A string, because useSyncExternalStore compares snapshots by identity.
  const days = useDrag((drag) => {
    if (drag?.result.kind !== 'valid' || drag.move.to !== personId) return null;
    const found = findDays(range, drag.result.start, drag.result.end);
    return found && `${found.first}-${found.last}`;
  });
  const [first = 0, last = 0] = days?.split('-').map(Number) ?? [];
  return days === null ? null : { first, last };
}

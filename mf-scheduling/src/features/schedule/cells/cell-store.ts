import { createContext, useContext, useSyncExternalStore } from 'react';
import { type CellPlace, type CellRange, type CopiedCells, rangeBetween } from './plan-copies.js';

/** The selected cells of the board, and those that were copied. They live outside of React's state, as selected shifts do. */
export class CellStore {
  /** The people in the rows of the board, from top to bottom. */
  people: readonly string[] = [];
  copied: CopiedCells | null = null;
  private week = '';
  private anchor: CellPlace | null = null;
  private range: CellRange | null = null;
  private readonly listeners = new Set<() => void>();

  readonly current = (): CellRange | null => this.range;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Selects the cells from where the selection began, or from `from`, up to this cell. */
  selectTo(to: CellPlace, from: CellPlace): void {
    this.anchor ??= from;
    this.set(rangeBetween(this.people, this.anchor, to));
  }

  /** Another week has other cells. */
  enter(week: string): void {
    if (this.week !== week) this.clear();
    this.week = week;
  }

  readonly clear = (): void => {
    this.anchor = null;
    if (this.range) this.set(null);
  };

  private set(range: CellRange | null): void {
    this.range = range;
    for (const listener of this.listeners) listener();
  }
}

export const CellContext = createContext<CellStore>(new CellStore());

/** The selected days of a person, or null. */
export function useSelectedDays(personId: string) {
  const store = useContext(CellContext);
  // A string, because useSyncExternalStore compares snapshots by identity.
  const days = useSyncExternalStore(store.subscribe, () => {
    const range = store.current();
    return range?.people.includes(personId) ? `${range.first}-${range.last}` : null;
  });
  const [first = 0, last = 0] = days?.split('-').map(Number) ?? [];
  return days === null ? null : { first, last };
}

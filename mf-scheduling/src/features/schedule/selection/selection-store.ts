import { createContext, type MouseEvent, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Shift } from '../board/arrange-board.js';
import { useScheduleScreen } from '../state/screen-context.js';

export interface PressedCard {
  readonly shift: Shift;
  /** The person in whose row the card is. Null in views whose rows are not people. */
  readonly personId: string | null;
}

export interface ShownShifts {
  readonly shifts: ReadonlyMap<string, Shift>;
  readonly between: (from: PressedCard, to: PressedCard) => readonly Shift[];
  /** Whether a shift that is not among `shifts` is gone. The month does not list all shifts of its days. */
  readonly isGone: (shift: Shift) => boolean;
}

export interface Selection {
  /** Whether pressing a card selects it. True even while no shift is selected, after "Select shifts". */
  readonly isActive: boolean;
  readonly shifts: ReadonlyMap<string, Shift>;
}

const nothing: Selection = { isActive: false, shifts: new Map() };
const noShifts: ShownShifts = { shifts: new Map(), between: (_from, to) => [to.shift], isGone: () => true };

/** The selected shifts. They live outside of React's state, so that selecting one only renders its cards. */
export class SelectionStore {
  private selection = nothing;
  private shown = noShifts;
  private lastPressed: PressedCard | null = null;
  private board = '';
  private readonly listeners = new Set<() => void>();

  readonly current = (): Selection => this.selection;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  find(id: string): Shift | undefined {
    return this.shown.shifts.get(id) ?? this.selection.shifts.get(id);
  }

  readonly start = (): void => this.set({ ...this.selection, isActive: true });

  readonly clear = (): void => {
    this.lastPressed = null;
    if (this.selection !== nothing) this.set(nothing);
  };

  /** Another week or month has other shifts, so that the selection ends. */
  enter(board: string): void {
    if (this.board !== board) this.clear();
    this.board = board;
  }

  toggle(card: PressedCard): void {
    const shifts = new Map(this.selection.shifts);
    if (!shifts.delete(card.shift.id)) shifts.set(card.shift.id, card.shift);
    this.lastPressed = card;
    this.set({ isActive: shifts.size > 0, shifts });
  }

  /** Selects all of these shifts that can be changed, or none of them if all are selected already. */
  toggleAll(all: readonly Shift[]): void {
    const { shifts } = this.selection;
    const group = all.filter(({ locked }) => !locked);
    const ids = new Set(group.map(({ id }) => id));
    const isAllSelected = group.every(({ id }) => shifts.has(id));
    if (isAllSelected) this.set({ isActive: true, shifts: new Map([...shifts].filter(([id]) => !ids.has(id))) });
    else this.add(group);
  }

  selectTo(card: PressedCard): void {
    const from = this.lastPressed ?? card;
    this.add(this.shown.between(from, card));
    this.lastPressed = from;
  }

  add(added: Iterable<Shift>): void {
    const shifts = new Map(this.selection.shifts);
    for (const shift of added) if (!shift.locked) shifts.set(shift.id, shift);
    this.set({ isActive: true, shifts });
  }

  /** Follows what the screen shows: changed shifts stay selected, and those that are gone do not. */
  show(shown: ShownShifts): void {
    this.shown = shown;
    const { isActive, shifts } = this.selection;
    const remaining = [...shifts.values()].flatMap((shift) => {
      const current = shown.shifts.get(shift.id);
      if (current) return [current];
      return shown.isGone(shift) ? [] : [shift];
    });
    if (remaining.length === shifts.size && remaining.every((shift) => shifts.get(shift.id) === shift)) return;
    this.set({ isActive, shifts: new Map(remaining.map((shift) => [shift.id, shift])) });
  }

  private set(selection: Selection): void {
    this.selection = selection;
    for (const listener of this.listeners) listener();
  }
}

/** Without a provider nothing can be selected, as on the worker's own schedule. */
export const SelectionContext = createContext<SelectionStore>(new SelectionStore());

export function useSelection(): Selection {
  const store = useContext(SelectionContext);
  return useSyncExternalStore(store.subscribe, store.current);
}

/** Whether a shift is selected. Null unless shifts are being selected, and for one that the viewer may not change. */
export function useIsSelected({ id, locked }: Shift): boolean | null {
  const store = useContext(SelectionContext);
  return useSyncExternalStore(store.subscribe, () => {
    const { isActive, shifts } = store.current();
    return isActive && !locked ? shifts.has(id) : null;
  });
}

/** Selects the pressed shift, and returns true, if the press is meant to select instead of open. */
type PressCard = (event: MouseEvent, shift: Shift | undefined, personId: string | null) => boolean;

/** Ctrl or Command and the check box of a card select it, and Shift selects up to it. */
export function usePressCard(): PressCard {
  const { canManage } = useScheduleScreen();
  const store = useContext(SelectionContext);
  return useCallback(
    (event, shift, personId) => {
      if (!canManage || !shift || shift.locked || !isForSelection(event, store)) return false;
      if (event.shiftKey) store.selectTo({ shift, personId });
      else store.toggle({ shift, personId });
      return true;
    },
    [canManage, store],
  );
}

function isForSelection({ shiftKey, ctrlKey, metaKey, target }: MouseEvent, store: SelectionStore): boolean {
  const isOnMark = target instanceof Element && target.closest('[data-select]') !== null;
  return shiftKey || ctrlKey || metaKey || isOnMark || store.current().isActive;
}

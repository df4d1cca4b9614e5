import { useApolloClient } from '@timetrack/client';
import { useIsPhone, useReportFailure } from '@timetrack/screens/basics';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Board } from '../board/arrange-board.js';
import type { MonthBoard } from '../board/arrange-month.js';
import type { BoardLine } from '../board/board-lines.js';
import type { BoardRange } from '../board/board-range.js';
import { SelectionStore } from './selection-store.js';
import { shiftsOnDay, shownInMonth, shownInWeek } from './shown-shifts.js';

interface BoardSelectionOptions {
  readonly canManage: boolean;
  readonly board: Board | MonthBoard | null;
  readonly range: BoardRange;
  readonly lines: readonly BoardLine[];
  /** The date of the address, whose shifts a phone lists below the month. */
  readonly date: string;
}

export function useBoardSelection({ canManage, board, range, lines, date }: BoardSelectionOptions) {
  const [store] = useState(() => new SelectionStore());
  const client = useApolloClient();
  const reportFailure = useReportFailure();
  const isPhone = useIsPhone();
  const boardKey = `${range.days[0]} ${range.days.length}`;

  const shown = useMemo(() => {
    if (!board || !canManage) return null;
    return board.kind === 'month' ? shownInMonth(board) : shownInWeek(lines);
  }, [board, canManage, lines]);
  useEffect(() => {
    if (shown) store.show(shown);
  }, [store, shown]);
  useEffect(() => store.enter(boardKey), [store, boardKey]);

  /** Selects everything that the view shows. The month first loads the shifts that its days have no room for. */
  async function selectAll(): Promise<void> {
    if (!board || !shown) return;
    try {
      const shifts = board.kind === 'month' ? await listMonth(board) : [...shown.shifts.values()];
      store.add(board.kind === 'month' && isPhone ? shiftsOnDay(shifts, board, date) : shifts);
    } catch (error) {
      reportFailure(error, 'Failed to select the shifts');
    }
  }

  async function listMonth(month: MonthBoard) {
    const { isMonthComplete, loadWholeMonth } = await import('../board/load-whole-month.js');
    return isMonthComplete(month) ? month.shifts : (await loadWholeMonth(client, month)).shifts;
  }

  return { store, selectAll };
}

const elsewhere = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

interface SelectionKeys {
  readonly store: SelectionStore;
  readonly selectAll: () => Promise<void>;
  readonly canManage: boolean;
}

/** Ctrl or Command and A selects all shifts, and Escape clears the selection, wherever on the screen the focus is. */
export function useSelectionKeys(keys: SelectionKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const { canManage } = keys;
  useEffect(() => {
    if (!canManage) return;
    const onKeyDown = (event: KeyboardEvent) => handleKey(event, latest.current);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [canManage]);
}

function handleKey(event: KeyboardEvent, { store, selectAll }: SelectionKeys): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
  if (defaultPrevented || (target instanceof Element && target.closest(elsewhere))) return;
  const isSelectAll = key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !altKey && !shiftKey;
  const isClear = key === 'Escape' && store.current().isActive;
  if (!isSelectAll && !isClear) return;
  event.preventDefault();
  if (isSelectAll) void selectAll();
  else store.clear();
}

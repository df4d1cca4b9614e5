import type { KeyboardEvent } from 'react';
import type { CellStore } from './cell-store.js';

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Moves the focus from cell to cell with the arrow keys. Only one cell of each row is a tab stop. With Shift, the cells on the way
 * are selected.
 */
export function navigateCells(event: KeyboardEvent<HTMLElement>, cells: CellStore | null): void {
  const step = steps[event.key];
  const { target, currentTarget } = event;
  if (!step || !(target instanceof HTMLElement) || !target.hasAttribute('data-day')) return;
  const rows = [...currentTarget.querySelectorAll('[data-row]')].map((row) => [
    ...row.querySelectorAll<HTMLElement>('button[data-day]'),
  ]);
  const y = rows.findIndex((cells) => cells.includes(target));
  const x = rows[y]?.indexOf(target) ?? -1;
  const neighbor = rows[y + step[1]]?.[x + step[0]];
  if (!neighbor) return;
  event.preventDefault();
  if (!event.shiftKey) cells?.clear();
  else cells?.selectTo({ personId: personOf(neighbor), day: x + step[0] }, { personId: personOf(target), day: x });
  neighbor.focus();
}

const personOf = (cell: HTMLElement) => cell.getAttribute('data-person') ?? '';

import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys go from cell to cell, so that only one cell of each row is a stop of the tab key. */
export function moveBetweenCells(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const { target, currentTarget } = event;
  if (!step || !(target instanceof HTMLElement) || !target.hasAttribute('data-day')) return;
  const rows = [...currentTarget.querySelectorAll('[data-row]')].map((row) => [
    ...row.querySelectorAll<HTMLElement>('button[data-day]'),
  ]);
  const y = rows.findIndex((cells) => cells.includes(target));
  const x = rows[y]?.indexOf(target) ?? -1;
  const neighbour = rows[y + step[1]]?.[x + step[0]];
  if (!neighbour) return;
  event.preventDefault();
  neighbour.focus();
}

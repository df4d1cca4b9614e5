import type { CalendarDate } from '@timetrack/screens/basics';

/** The attributes of shifts, cells, and resize handles in any view. */
export const dragAttributes = {
  shift: (id: string, personId: string | null) => ({ 'data-shift': id, 'data-person': personId ?? undefined }),
  cell: (day: CalendarDate, personId: string | null) => ({ 'data-day': day, 'data-person': personId ?? undefined }),
  end: { 'data-end': '' },
};

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Cell {
  readonly day: CalendarDate;
  readonly personId: string | null;
  readonly width: number;
}

/** The cell at a point of the window, even if a bar covers it. */
export function findCell({ x, y }: Point): Cell | null {
  const cell = document.elementsFromPoint(x, y).find((element) => element.hasAttribute('data-day'));
  const day = cell?.getAttribute('data-day');
  if (!cell || !day) return null;
  return { day, personId: cell.getAttribute('data-person'), width: cell.getBoundingClientRect().width };
}

export function findBarElement(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-shift]') : null;
}

export function isEndHandle(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-end]') !== null;
}

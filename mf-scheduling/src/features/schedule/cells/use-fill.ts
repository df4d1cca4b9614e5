import { formatCount } from '@timetrack/screens/basics';
import { type KeyboardEvent, type PointerEvent, useCallback, useContext, useState } from 'react';
import type { Board } from '../board/arrange-board.js';
import { useCopyShifts } from '../drafts/use-drafts.js';
import { findCell } from '../drag/drag-targets.js';
import { CellContext, type CellStore } from './cell-store.js';
import { type CellPlace, type CellRange, planCopies, takeCells } from './plan-copies.js';

/** Copies cells: with the handle in their corner, or with Ctrl or Command and C and V. */
export function useFill(board: Board) {
  const store = useContext(CellContext);
  const copyShifts = useCopyShifts();
  const [announcement, setAnnouncement] = useState('');
  const { rows } = board;
  const { days } = board.range;

  const fill = useCallback(
    async (source: CellRange, range: CellRange): Promise<void> => {
      const origin = { row: range.people.indexOf(source.people[0] ?? ''), column: source.first - range.first };
      const copies = planCopies(takeCells(rows, days, source), { range, days, origin });
      if (copies.length > 0) await copyShifts(copies);
    },
    [rows, days, copyShifts],
  );

  function copy(range: CellRange): void {
    const copied = takeCells(rows, days, range);
    const count = new Set(copied.cards.map(({ shift }) => shift.id)).size;
    if (count > 0) store.copied = copied;
    setAnnouncement(count > 0 ? `${formatCount(count, 'shift')} copied` : 'There is no shift to copy');
  }

  async function paste(range: CellRange): Promise<void> {
    if (!store.copied) return setAnnouncement('Copy a shift first');
    const { copied } = store;
    const target = { range: growTo(range, copied, store.people), days, origin: { row: 0, column: 0 } };
    const copies = planCopies(copied, target);
    if (copies.length === 0) return setAnnouncement('There is no shift to paste');
    await copyShifts(copies);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const place = placeOf(event.target, days);
    if (!place || event.altKey) return;
    const range = store.current() ?? { people: [place.personId], first: place.day, last: place.day };
    if (event.key === 'Escape' && store.current()) handle(event, store.clear);
    if (!event.ctrlKey && !event.metaKey) return;
    if (event.key.toLowerCase() === 'c') handle(event, () => copy(range));
    if (event.key.toLowerCase() === 'v') handle(event, () => void paste(range));
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const { target } = event;
    // The handle is a pseudo-element of the cell. The buttons in the cell cover all the rest of it.
    const isHandle = target instanceof Element && target.hasAttribute('data-fill');
    const place = isHandle ? placeOf(target.querySelector('[data-day]'), days) : null;
    if (!place || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    dragHandle(store, { place, days, onFill: (source, range) => void fill(source, range) });
  }

  return { onKeyDown, onPointerDown, announcement };
}

function handle(event: KeyboardEvent, action: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  action();
}

/** The cell of a cell’s button, or of the card in it. */
function placeOf(target: EventTarget | null, days: readonly string[]): CellPlace | null {
  if (!(target instanceof Element)) return null;
  const cell = target.hasAttribute('data-day') ? target : target.closest('td')?.querySelector('[data-day]');
  const personId = cell?.getAttribute('data-person');
  const day = days.indexOf(cell?.getAttribute('data-day') ?? '');
  return personId && day !== -1 ? { personId, day } : null;
}

/** As in a spreadsheet, one selected cell is where everything that was copied begins. */
function growTo(
  range: CellRange,
  { height, width }: { readonly height: number; readonly width: number },
  people: readonly string[],
): CellRange {
  if (range.people.length > 1 || range.last > range.first) return range;
  const row = people.indexOf(range.people[0] ?? '');
  return { people: people.slice(row, row + height), first: range.first, last: Math.min(6, range.first + width - 1) };
}

interface HandleDrag {
  readonly place: CellPlace;
  readonly days: readonly string[];
  readonly onFill: (source: CellRange, range: CellRange) => void;
}

/** Follows the pointer until it is released, and shows the cells that are filled then. Escape cancels. */
function dragHandle(store: CellStore, { place, days, onFill }: HandleDrag): void {
  const selected = store.current();
  const isInside =
    selected?.people.includes(place.personId) && selected.first <= place.day && place.day <= selected.last;
  const source = selected && isInside ? selected : { people: [place.personId], first: place.day, last: place.day };
  const corner = { personId: source.people[0] ?? '', day: source.first };
  store.clear();
  store.selectTo({ personId: source.people.at(-1) ?? '', day: source.last }, corner);

  const follow = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
    const cell = findCell({ x, y });
    const day = days.indexOf(cell?.day ?? '');
    if (cell?.personId && day !== -1) store.selectTo({ personId: cell.personId, day }, corner);
  };
  const end = () => {
    stop.abort();
    const range = store.current();
    store.clear();
    if (range) onFill(source, range);
  };
  const cancel = () => {
    stop.abort();
    store.clear();
  };
  const cancelByKey = ({ key }: globalThis.KeyboardEvent) => {
    if (key === 'Escape') cancel();
  };
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('pointermove', follow, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener('keydown', cancelByKey, { signal, capture: true });
}

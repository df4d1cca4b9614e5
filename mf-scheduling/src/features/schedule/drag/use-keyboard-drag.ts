import { type KeyboardEvent, useContext } from 'react';
import type { Shift } from '../board/arrange-board.js';
import { type PressedCard, SelectionContext } from '../selection/selection-store.js';
import { DragContext } from './drag-context.js';
import type { DragSession, DropKind } from './drag-session.js';
import { findBarElement } from './drag-targets.js';

const quarterHour = 15;

const dropKeys: Readonly<Record<string, DropKind>> = { enter: 'move', ' ': 'move', c: 'copy', a: 'all' };

interface KeyboardDragOptions {
  /** Whether the rows of the view are people. */
  readonly byPerson: boolean;
  readonly findShift: (bar: Element | null) => Shift | undefined;
}

/** Handlers for the element around a view: they select, pick up, move, and drop the focused shift. See `KeyboardHelp`. */
export function useKeyboardDrag({ byPerson, findShift }: KeyboardDragOptions) {
  const session = useContext(DragContext);
  const selection = useContext(SelectionContext);

  function isSelectKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (key === ' ') return selection.current().isActive;
    return key.toLowerCase() === 'x' && !ctrlKey && !metaKey && !altKey;
  }

  function pressKey(event: KeyboardEvent, card: PressedCard): void {
    const isSelecting = isSelectKey(event);
    if (!isSelecting && event.key !== ' ') return;
    event.preventDefault();
    if (isSelecting) selection.toggle(card);
    else session.start(card.shift, card.personId, 'keyboard');
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const bar = findBarElement(event.target);
    const shift = findShift(bar);
    if (!bar || !shift) return;
    if (!session.current()) {
      pressKey(event, { shift, personId: byPerson ? bar.getAttribute('data-person') : null });
    } else if (handleKey(session, event, byPerson)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** Releasing the space bar would click the bar, which is a button. */
  function onKeyUp(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === ' ' && findBarElement(event.target)) event.preventDefault();
  }

  function onBlur(): void {
    if (session.current()?.by === 'keyboard') session.cancel();
  }

  return { onKeyDown, onKeyUp, onBlur };
}

/** Returns true if the key belongs to the drag. */
function handleKey(session: DragSession, { key, shiftKey }: KeyboardEvent, byPerson: boolean): boolean {
  const horizontal = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const dropKind = dropKeys[key.toLowerCase()];
  const vertical = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (horizontal !== undefined && shiftKey) session.resizeBy(horizontal * quarterHour);
  else if (vertical !== undefined && shiftKey) session.resizeBy(vertical * 4 * quarterHour);
  else if (horizontal !== undefined) session.moveDays(horizontal);
  else if (vertical !== undefined && byPerson) session.movePeople(vertical);
  else if (vertical !== undefined) session.moveDays(vertical * 7);
  else if (dropKind) session.drop(dropKind);
  else if (key === 'Escape') session.cancel();
  else return false;
  return true;
}

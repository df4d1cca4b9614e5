import { type KeyboardEvent, type PointerEvent, useContext, useRef } from 'react';
import { type Day, daysBetween } from '../../../time/calendar.js';
import type { Board, Shift } from '../board/board.js';
import { useScheduleScreen } from '../screen-context.js';
import { CarryingContext } from './carry-context.js';
import type { Carrying } from './carrying.js';
import { trackPointer } from './track-pointer.js';

/** The marks by which handlers know the elements of a board, whichever view drew them. */
export const marks = {
  shift: (id: string, personId: string | null) => ({ 'data-shift': id, 'data-person': personId ?? undefined }),
  cell: (day: Day, personId: string | null) => ({ 'data-day': day, 'data-person': personId ?? undefined }),
  end: { 'data-end': '' },
};

const quarter = 15;

/** Handlers of the element around a board: pointers and keys that pick up, carry and drop the shifts within it. */
export function useCarryHandlers(board: Board | null, { byPerson }: { readonly byPerson: boolean }) {
  const carrying = useContext(CarryingContext);
  const { manages } = useScheduleScreen();
  const root = useRef<HTMLDivElement>(null);
  const shiftOf = (element: Element | null): Shift | undefined => {
    const id = element?.getAttribute('data-shift');
    return id ? board?.shifts.find((shift) => shift.id === id) : undefined;
  };

  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    const bar = closest(event.target, '[data-shift]');
    const shift = shiftOf(bar);
    // A finger scrolls; what it touches opens, and the dialog moves it.
    if (!bar || !shift || event.button !== 0 || event.pointerType === 'touch') return;
    const personId = byPerson ? bar.getAttribute('data-person') : null;
    const stretching = closest(event.target, '[data-end]') !== null;
    let grabbed: Cell | null = null;
    trackPointer(event.nativeEvent, root.current, {
      onStart: () => {
        grabbed = cellAt(event.clientX, event.clientY);
        carrying.pickUp(shift, personId, 'pointer');
      },
      onMove: (x, y) => {
        if (stretching) carrying.stretchTo(minutesOf(x - event.clientX, grabbed));
        else aimAt(carrying, grabbed, cellAt(x, y), byPerson);
      },
      onEnd: (copy) => carrying.drop(copy && !stretching),
      onCancel: () => carrying.cancel(),
    });
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const bar = closest(event.target, '[data-shift]');
    const shift = shiftOf(bar);
    if (!bar || !shift) return;
    if (!carrying.current()) {
      if (event.key !== ' ') return;
      event.preventDefault();
      carrying.pickUp(shift, byPerson ? bar.getAttribute('data-person') : null, 'keyboard');
    } else if (carryOn(carrying, event, byPerson)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** A button is clicked when the space bar is released, and it has been used for something else. */
  function onKeyUp(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === ' ' && closest(event.target, '[data-shift]')) event.preventDefault();
  }

  function onBlur(): void {
    if (carrying.current()?.by === 'keyboard') carrying.cancel();
  }

  return manages ? { ref: root, onPointerDown, onKeyDown, onKeyUp, onBlur } : {};
}

/** True when the key meant something to the carried shift. */
function carryOn(carrying: Carrying, { key, shiftKey }: KeyboardEvent, byPerson: boolean): boolean {
  const sideways = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const upright = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (sideways !== undefined && shiftKey) carrying.stretchBy(sideways * quarter);
  else if (upright !== undefined && shiftKey) carrying.stretchBy(upright * 4 * quarter);
  else if (sideways !== undefined) carrying.moveDays(sideways);
  else if (upright !== undefined && byPerson) carrying.movePeople(upright);
  else if (upright !== undefined) carrying.moveDays(upright * 7);
  else if (key === 'Enter' || key === ' ') carrying.drop();
  else if (key === 'c' || key === 'C') carrying.drop(true);
  else if (key === 'Escape') carrying.cancel();
  else return false;
  return true;
}

interface Cell {
  readonly day: Day;
  readonly personId: string | null;
  readonly width: number;
}

/** The cell under a point, also where a bar lies over it. */
function cellAt(x: number, y: number): Cell | null {
  const cell = document.elementsFromPoint(x, y).find((element) => element.hasAttribute('data-day'));
  const day = cell?.getAttribute('data-day');
  if (!cell || !day) return null;
  return { day, personId: cell.getAttribute('data-person'), width: cell.getBoundingClientRect().width };
}

function aimAt(carrying: Carrying, from: Cell | null, to: Cell | null, byPerson: boolean): void {
  if (from && to) carrying.aim(daysBetween(from.day, to.day), byPerson ? to.personId : null);
}

/** The width of a day is a day: half hours are as fine as a pointer gets. */
function minutesOf(distance: number, cell: Cell | null): number {
  const steps = (distance / (cell?.width || 120)) * 48;
  return Math.round(steps) * 30;
}

function closest(target: EventTarget, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

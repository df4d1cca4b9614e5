import { type DragEvent as ReactDragEvent, type RefObject, useEffect, useRef } from 'react';
import { archivedId } from '../board/arrange-board.js';
import { type Cell, findBarElement, findCell } from '../drag/drag-targets.js';
import type { Template } from './use-templates.js';

interface PlacingOptions {
  readonly area: RefObject<HTMLElement | null>;
  /** The template that a press on a day adds. Null if a press does what it does without templates. */
  readonly chosen: Template | null;
  readonly keysId: string;
  /** Escape closes an open dialog first. */
  readonly isDialogOpen: boolean;
  readonly onAdd: (template: Template, day: string, personId: string | null) => void;
  readonly onEnd: () => void;
}

/** Adds the chosen template to the days that are pressed, and a dragged one where it is dropped. */
export function usePlacing(options: PlacingOptions) {
  const { area, chosen } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const dragged = useRef<Template | null>(null);

  const isPlacing = chosen !== null;
  useEffect(() => {
    const board = area.current;
    if (!isPlacing || !board) return;
    board.setAttribute('data-placing', '');
    const stop = [
      // In the capture phase, so that the board does not open the form of a new shift as well.
      listen(board, 'click', (event) => pressDay(event, latest.current), { capture: true }),
      listen(board, 'focusin', ({ target }) => describe(target, latest.current.keysId)),
      listen(board, 'focusout', ({ target }) => describe(target, null)),
      listen(document.documentElement, 'keydown', (event) => endOnEscape(event, latest.current)),
    ];
    return () => {
      for (const stopOne of stop) stopOne();
      board.removeAttribute('data-placing');
      describe(document.activeElement, null);
    };
  }, [area, isPlacing]);

  useEffect(() => {
    const board = area.current;
    if (!board) return;
    const dragOver = (event: DragEvent) => {
      if (!dragged.current) return;
      const cell = findTarget(event);
      markTarget(board, cell);
      if (!cell) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    };
    const drop = (event: DragEvent) => {
      const cell = findTarget(event);
      if (!dragged.current || !cell) return;
      event.preventDefault();
      latest.current.onAdd(dragged.current, cell.day, cell.personId);
      markTarget(board, null);
    };
    const stop = [
      listen(board, 'dragover', dragOver),
      listen(board, 'drop', drop),
      listen(board, 'dragleave', () => markTarget(board, null)),
    ];
    return () => {
      for (const stopOne of stop) stopOne();
    };
  }, [area]);

  return (template: Template) => ({
    onDragStart: ({ dataTransfer }: ReactDragEvent) => {
      dragged.current = template;
      dataTransfer.effectAllowed = 'copy';
      dataTransfer.setData('text/plain', template.name);
    },
    onDragEnd: () => {
      dragged.current = null;
      if (area.current) markTarget(area.current, null);
    },
  });
}

function listen<Type extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
  options?: AddEventListenerOptions,
): () => void {
  element.addEventListener(type, listener, options);
  return () => element.removeEventListener(type, listener, options);
}

function findDayButton(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('button[data-day]') : null;
}

function pressDay(event: MouseEvent, { chosen, onAdd }: PlacingOptions): void {
  const cell = findPressed(event);
  if (!chosen || !cell) return;
  event.preventDefault();
  event.stopPropagation();
  // A double click on a day adds one shift.
  if (event.detail < 2) onAdd(chosen, cell.day, cell.personId);
}

/** The pressed day, also if a bar covers it. Enter on a bar opens its shift as usual: it has no pointer position. */
function findPressed(event: MouseEvent): Pick<Cell, 'day' | 'personId'> | null {
  const button = findDayButton(event.target);
  const day = button?.getAttribute('data-day');
  if (button && day) return { day, personId: button.getAttribute('data-person') };
  const isSelecting = event.ctrlKey || event.metaKey || event.shiftKey;
  return event.detail > 0 && !isSelecting && findBarElement(event.target) ? findTarget(event) : null;
}

function describe(target: EventTarget | null, keysId: string | null): void {
  const button = findDayButton(target);
  if (keysId === null) button?.removeAttribute('aria-describedby');
  else button?.setAttribute('aria-describedby', keysId);
}

/** A drag by keyboard and an open menu handle the key before this listener, and prevent its default. */
function endOnEscape(event: KeyboardEvent, { isDialogOpen, onEnd }: PlacingOptions): void {
  if (event.key !== 'Escape' || event.defaultPrevented || isDialogOpen) return;
  onEnd();
}

function findTarget({ clientX: x, clientY: y }: MouseEvent) {
  const cell = findCell({ x, y });
  return cell?.personId === archivedId ? null : cell;
}

function markTarget(board: HTMLElement, cell: ReturnType<typeof findTarget>): void {
  const person = cell?.personId ? `[data-person="${CSS.escape(cell.personId)}"]` : '';
  const next = cell && board.querySelector(`[data-day="${cell.day}"]${person}`);
  const marked = board.querySelector('[data-dropping]');
  if (marked === next) return;
  marked?.removeAttribute('data-dropping');
  next?.setAttribute('data-dropping', '');
}

import {
  type FocusEventHandler,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type MouseEventHandler,
  type PointerEventHandler,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useContext,
  useEffect,
  useRef,
} from 'react';
import type { Shift } from '../board/arrange-board.js';
import { loadOnDemand } from '../on-demand/load-on-demand.js';
import { type PressedCard, SelectionContext } from '../selection/selection-store.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { DragContext } from './drag-context.js';
import type { DragSession, DropKind } from './drag-session.js';
import { findBarElement } from './drag-targets.js';

const PointerDrag = loadOnDemand(async () => (await import('./PointerDrag.js')).PointerDrag, {
  isOptional: true,
});

interface DragAreaProps {
  readonly shifts: readonly Shift[];
  readonly byPerson: boolean;
  readonly onKeyDownCapture: KeyboardEventHandler<HTMLDivElement>;
  readonly onPointerDownCapture?: PointerEventHandler<HTMLDivElement>;
  readonly onClick?: MouseEventHandler<HTMLDivElement>;
  readonly onFocus?: FocusEventHandler<HTMLDivElement>;
  readonly className: string;
  /** A view with a `table`. */
  readonly children: ReactNode;
}

export function DragArea({ shifts, byPerson, children, ...area }: DragAreaProps) {
  const { canManage } = useScheduleScreen();
  const element = useRef<HTMLDivElement>(null);
  const { press, heldPress, onPress } = usePress();
  const selection = useContext(SelectionContext);
  const findShift = (bar: Element | null): Shift | undefined => {
    const id = bar?.getAttribute('data-shift');
    return id ? shifts.find((shift) => shift.id === id) : undefined;
  };
  const keyboardDrag = useKeyboardDrag({ byPerson, findShift });
  // A drag moves one shift, which would surprise someone who has selected several.
  const startPress = (event: SyntheticEvent) => {
    if (!selection.current().isActive) onPress(event);
  };
  if (!canManage) return <div {...area}>{children}</div>;
  return (
    <>
      <div {...area} {...keyboardDrag} ref={element} onPointerDown={startPress} onTouchStart={startPress}>
        {children}
      </div>
      <PointerDrag area={element} press={press} heldPress={heldPress} byPerson={byPerson} findShift={findShift} />
    </>
  );
}

const releases = ['pointerup', 'pointercancel'] as const;

/** Passes presses on to the drag, whose code is loaded after the view. A press from before that is kept while it is held. */
function usePress() {
  const press = useRef<((event: SyntheticEvent) => void) | null>(null);
  const held = useRef<SyntheticEvent | null>(null);
  const heldPress = useCallback(() => {
    const event = held.current;
    held.current = null;
    return event;
  }, []);
  useEffect(() => {
    const release = () => {
      held.current = null;
    };
    for (const end of releases) window.addEventListener(end, release, { capture: true });
    return () => {
      for (const end of releases) window.removeEventListener(end, release, { capture: true });
    };
  }, []);

  /** For presses of pointers, and for touches: both begin a drag in their own way. */
  function onPress(event: SyntheticEvent): void {
    if (press.current) press.current(event);
    else held.current = event;
  }

  return { press, heldPress, onPress };
}

const quarterHour = 15;

const dropKeys: Readonly<Record<string, DropKind>> = { enter: 'move', ' ': 'move', c: 'copy', a: 'all' };

interface KeyboardDragOptions {
  readonly byPerson: boolean;
  readonly findShift: (bar: Element | null) => Shift | undefined;
}

/** Handlers for the element around a view: they select, pick up, move, and drop the focused shift. See `KeyboardHelp`. */
function useKeyboardDrag({ byPerson, findShift }: KeyboardDragOptions) {
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

import {
  type AutoScrollOptions,
  type CollisionDetection,
  type DndContextProps,
  type DragStartEvent,
  PointerSensor,
  type PointerSensorOptions,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { daysBetween } from '@timetrack/screens/basics';
import { type PointerEvent as ReactPointerEvent, type TouchEvent as ReactTouchEvent, useContext, useRef } from 'react';
import type { Shift } from '../board/arrange-board.js';
import { DragContext } from './drag-context.js';
import type { DragSession } from './drag-session.js';
import { type Cell, findBarElement, findCell, isEndHandle, type Point } from './drag-targets.js';

class ShiftSensor extends PointerSensor {
  static override readonly activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent }: ReactPointerEvent, _options: PointerSensorOptions) =>
        nativeEvent.isPrimary &&
        nativeEvent.button === 0 &&
        nativeEvent.pointerType !== 'touch' &&
        findBarElement(nativeEvent.target) !== null,
    },
  ];
}

/** Starts a drag on a shift by a finger that rests on it. Swiping scrolls the board, and a tap opens the dialog of the shift. */
class ShiftTouchSensor extends TouchSensor {
  static override readonly activators = [
    {
      eventName: 'onTouchStart' as const,
      handler: ({ nativeEvent }: ReactTouchEvent) =>
        nativeEvent.touches.length === 1 && findBarElement(nativeEvent.target) !== null,
    },
  ];
}

/** A shorter movement is a click. */
const byPointer = { activationConstraint: { distance: 5 } };
/** A finger that moves sooner scrolls. */
const byTouch = { activationConstraint: { delay: 350, tolerance: 8 } };

/** The board scrolls while the pointer is near its edge. The page does not. */
const autoScroll: AutoScrollOptions = {
  threshold: { x: 0.05, y: 0.1 },
  canScroll: (element) => element !== document.scrollingElement,
};

/** The keyboard drag announces itself, so dnd-kit stays silent. */
const accessibility: DndContextProps['accessibility'] = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

/** Passes on the position: looking up the cell is cheaper than measuring thousands of targets. */
const detectPoint: CollisionDetection = ({ pointerCoordinates }) =>
  pointerCoordinates ? [{ id: 'pointer', data: pointerCoordinates }] : [];

interface Grip {
  readonly point: Point;
  readonly cell: Cell | null;
  readonly isResizing: boolean;
}

export interface PointerDragOptions {
  readonly byPerson: boolean;
  readonly findShift: (bar: Element | null) => Shift | undefined;
}

export function usePointerDrag({ byPerson, findShift }: PointerDragOptions): DndContextProps {
  const session = useContext(DragContext);
  const grip = useRef<Grip | null>(null);
  const release = useRef<PointerEvent | null>(null);
  const sensors = useSensors(useSensor(ShiftSensor, byPointer), useSensor(ShiftTouchSensor, byTouch));

  const follow = (point: Point) => {
    if (grip.current) moveToPoint(session, grip.current, { point, byPerson });
  };
  const onDragStart = ({ activatorEvent }: DragStartEvent) => {
    const { target } = activatorEvent;
    const { x, y } = pointOf(activatorEvent as PointerEvent | TouchEvent);
    const bar = findBarElement(target);
    const shift = findShift(bar);
    if (!bar || !shift) return;
    grip.current = { point: { x, y }, cell: findCell({ x, y }), isResizing: isEndHandle(target) };
    release.current = null;
    window.addEventListener('pointerup', (event) => (release.current = event), { capture: true, once: true });
    session.start(shift, byPerson ? bar.getAttribute('data-person') : null, 'pointer');
  };

  const endDrag = () => {
    grip.current = null;
  };

  return {
    sensors,
    autoScroll,
    accessibility,
    collisionDetection: detectPoint,
    onDragStart,
    onDragMove: ({ collisions }) => {
      const point = collisions?.[0]?.data as Point | undefined;
      if (point) follow(point);
    },
    onDragEnd: () => {
      const event = release.current;
      // The last pointer movement may not have been rendered yet.
      if (event) follow({ x: event.clientX, y: event.clientY });
      const isCopy = !grip.current?.isResizing && Boolean(event?.altKey || event?.ctrlKey);
      endDrag();
      session.drop(isCopy ? 'copy' : 'move');
    },
    onDragCancel: () => {
      endDrag();
      session.cancel();
      suppressClickOfRelease();
    },
  };
}

function pointOf(event: PointerEvent | TouchEvent): Point {
  const { clientX: x, clientY: y } = 'touches' in event ? (event.touches[0] ?? { clientX: 0, clientY: 0 }) : event;
  return { x, y };
}

function moveToPoint(
  session: DragSession,
  grip: Grip,
  { point, byPerson }: { readonly point: Point; readonly byPerson: boolean },
): void {
  if (grip.isResizing) session.resizeTo(minutesOf(point.x - grip.point.x, grip.cell));
  else {
    const cell = findCell(point);
    if (grip.cell && cell) session.moveTo(daysBetween(grip.cell.day, cell.day), byPerson ? cell.personId : null);
  }
}

/** The width of a cell is a day. Rounds to half hours, because pointers are not more precise. */
function minutesOf(distance: number, cell: Cell | null): number {
  const halfHours = (distance / (cell?.width || 120)) * 48;
  return Math.round(halfHours) * 30;
}

/** After Escape the button is still pressed. Releasing it must not open the shift. */
function suppressClickOfRelease(): void {
  const suppress = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const onRelease = () => {
    window.addEventListener('click', suppress, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', suppress, { capture: true }));
  };
  window.addEventListener('pointerup', onRelease, { capture: true, once: true });
}

import { DndContext, useDraggable } from '@dnd-kit/core';
import { type RefObject, type SyntheticEvent, useEffect } from 'react';
import { useDrag } from './drag-context.js';
import { type PointerDragOptions, usePointerDrag } from './use-pointer-drag.js';

export interface PointerDragProps extends PointerDragOptions {
  readonly area: RefObject<HTMLElement | null>;
  /** Receives what the area calls when a pointer or a finger is pressed in it. */
  readonly press: RefObject<((event: SyntheticEvent) => void) | null>;
  /** Returns a press that is still held, from before this was loaded. */
  readonly heldPress: () => SyntheticEvent | null;
}

export function PointerDrag({ area, press, heldPress, ...options }: PointerDragProps) {
  return (
    <DndContext {...usePointerDrag(options)}>
      <Shifts area={area} press={press} heldPress={heldPress} />
      <GrabbingCursor area={area} />
    </DndContext>
  );
}

/** One draggable for all shifts of a view: the sensor finds the shift under the pointer. */
function Shifts({ area, press, heldPress }: Pick<PointerDragProps, 'area' | 'press' | 'heldPress'>) {
  const { listeners, setNodeRef } = useDraggable({ id: 'shift' });
  useEffect(() => {
    // dnd-kit scrolls the ancestors of the draggable node, so that must be the table within the scrolled element.
    setNodeRef(area.current?.querySelector('table') ?? null);
    press.current = (event) => listeners?.[event.type === 'touchstart' ? 'onTouchStart' : 'onPointerDown']?.(event);
    const held = heldPress();
    if (held) press.current(held);
    return () => {
      press.current = null;
    };
  });
  return null;
}

/**
 * Covers the page during a drag, for its cursor. Setting the cursor of the elements below would make the browser compute
 * the styles of all of them when a drag starts and ends.
 */
function GrabbingCursor({ area }: Pick<PointerDragProps, 'area'>) {
  const isDragging = useDrag((drag) => drag?.by === 'pointer');
  if (!isDragging) return null;
  return (
    <div
      aria-hidden="true"
      className="sc:fixed sc:inset-0 sc:z-40 sc:cursor-grabbing"
      // The wheel scrolls the board as it does without the cover.
      onWheel={({ deltaX, deltaY }) => area.current?.querySelector('table')?.parentElement?.scrollBy(deltaX, deltaY)}
    />
  );
}

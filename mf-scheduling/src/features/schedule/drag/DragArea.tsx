import { DndContext, useDraggable } from '@dnd-kit/core';
import type { KeyboardEventHandler, ReactNode } from 'react';
import type { Board, Shift } from '../board/arrange-board.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { useKeyboardDrag } from './use-keyboard-drag.js';
import { usePointerDrag } from './use-pointer-drag.js';

interface DragAreaProps {
  readonly board: Board;
  /** Whether the rows of the view are people. */
  readonly byPerson: boolean;
  readonly onKeyDownCapture: KeyboardEventHandler<HTMLDivElement>;
  readonly className: string;
  /** A view with a `table`. */
  readonly children: ReactNode;
}

/** The element around a view in which planners drag shifts, by pointer or keyboard. */
export function DragArea({ board, byPerson, children, ...area }: DragAreaProps) {
  const { canManage } = useScheduleScreen();
  const findShift = (bar: Element | null): Shift | undefined => {
    const id = bar?.getAttribute('data-shift');
    return id ? board.shifts.find((shift) => shift.id === id) : undefined;
  };
  const pointerDrag = usePointerDrag({ byPerson, findShift });
  const keyboardDrag = useKeyboardDrag({ byPerson, findShift });
  if (!canManage) return <div {...area}>{children}</div>;
  return (
    <DndContext {...pointerDrag}>
      <PointerArea {...area} {...keyboardDrag}>
        {children}
      </PointerArea>
    </DndContext>
  );
}

type PointerAreaProps = Omit<DragAreaProps, 'board' | 'byPerson'> & ReturnType<typeof useKeyboardDrag>;

/** One draggable for all shifts of a view: the sensor finds the shift under the pointer. */
function PointerArea({ children, ...area }: PointerAreaProps) {
  const { listeners, setNodeRef } = useDraggable({ id: 'shift' });
  return (
    // dnd-kit scrolls the ancestors of the draggable node, so that must be the table within the scrolled element.
    <div {...area} {...listeners} ref={(element) => setNodeRef(element?.querySelector('table') ?? null)}>
      {children}
    </div>
  );
}

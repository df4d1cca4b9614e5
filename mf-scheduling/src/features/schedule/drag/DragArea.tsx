import {
  type FocusEventHandler,
  type KeyboardEventHandler,
  type MouseEventHandler,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useRef,
} from 'react';
import type { Shift } from '../board/arrange-board.js';
import { loadOnDemand } from '../on-demand/load-on-demand.js';
import { SelectionContext } from '../selection/selection-store.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { useKeyboardDrag } from './use-keyboard-drag.js';
import { usePress } from './use-press.js';

const PointerDrag = loadOnDemand(async () => (await import('./PointerDrag.js')).PointerDrag, {
  isOptional: true,
});

interface DragAreaProps {
  /** All shifts of the view. */
  readonly shifts: readonly Shift[];
  /** Whether the rows of the view are people. */
  readonly byPerson: boolean;
  readonly onKeyDownCapture: KeyboardEventHandler<HTMLDivElement>;
  readonly onClick?: MouseEventHandler<HTMLDivElement>;
  readonly onFocus?: FocusEventHandler<HTMLDivElement>;
  readonly className: string;
  /** A view with a `table`. */
  readonly children: ReactNode;
}

/** The element around a view in which planners drag shifts, by pointer or keyboard. */
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

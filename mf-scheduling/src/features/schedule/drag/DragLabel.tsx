import { useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { useScheduleScreen } from '../state/screen-context.js';
import { DragContext } from './drag-context.js';
import { moveAllLabel, positionMessage } from './drag-messages.js';
import { isGroupMember } from './move-shift.js';

export function DragLabel() {
  const session = useContext(DragContext);
  const drag = useSyncExternalStore(session.subscribe, session.current);
  const { timeZone } = useScheduleScreen();
  const label = useRef<HTMLDivElement>(null);
  const isPointer = drag?.by === 'pointer';

  useEffect(() => {
    if (!isPointer) return;
    // 100% is the size of the label, which stays within the window. A finger would cover it, so it is above the finger.
    const follow = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      if (!label.current) return;
      label.current.style.translate =
        pointerType === 'touch'
          ? `clamp(8px, calc(${x}px - 50%), 100vw - 100% - 8px) max(8px, calc(${y - 48}px - 100%))`
          : `min(${x + 14}px, 100vw - 100% - 8px) min(${y + 18}px, 100vh - 100% - 8px)`;
    };
    window.addEventListener('pointermove', follow);
    return () => window.removeEventListener('pointermove', follow);
  }, [isPointer]);

  if (!drag) return null;
  const position = positionMessage(drag.result, session.targetName(), timeZone);
  const scope = drag.result.kind === 'valid' ? session.scope() : null;
  const all = isGroupMember(drag.shift, drag.move) ? `, A ${moveAllLabel(drag.shift)}` : '';
  const className =
    'sc:pointer-events-none sc:fixed sc:z-40 sc:max-w-sm sc:wrap-anywhere sc:rounded-md sc:bg-tooltip sc:px-3 sc:py-2 sc:text-sm sc:text-tooltip-foreground sc:shadow-overlay sc:print:hidden';
  return isPointer ? (
    <div ref={label} aria-hidden="true" className={`${className} sc:top-0 sc:left-0 sc:-translate-full`}>
      <p className="sc:font-medium">{drag.shift.title}</p>
      <p className="sc:tabular-nums">{position}</p>
      {scope && <p>{scope}</p>}
    </div>
  ) : (
    <div aria-hidden="true" className={`${className} sc:inset-x-4 sc:bottom-4 sc:mx-auto sc:w-fit`}>
      <p className="sc:font-medium sc:tabular-nums">{`${drag.shift.title}: ${position}`}</p>
      {scope && <p>{scope}</p>}
      <p>{`Arrows move, Shift and arrows change the end, Enter drops${all}, C drops a copy, Escape cancels`}</p>
    </div>
  );
}

export function DragAnnouncer() {
  const session = useContext(DragContext);
  const announcement = useSyncExternalStore(session.subscribe, session.announcement);
  return (
    <>
      <p id="schedule-keys" hidden>
        Press Space to pick it up and move it with the arrow keys, Enter to open it, X to select it.
      </p>
      <div aria-live="assertive" aria-atomic="true" className="sc:sr-only">
        {announcement}
      </div>
    </>
  );
}

import { useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { useScheduleScreen } from '../screen-context.js';
import { CarryingContext } from './carry-context.js';
import { placeWords } from './words.js';

/** Where the carried shift would fall, in words: beside the pointer, or below the board for the keyboard. */
export function CarryLabel() {
  const carrying = useContext(CarryingContext);
  const carry = useSyncExternalStore(carrying.subscribe, carrying.current);
  const { timeZone } = useScheduleScreen();
  const label = useRef<HTMLDivElement>(null);
  const byPointer = carry?.by === 'pointer';

  useEffect(() => {
    if (!byPointer) return;
    // Never past the edges of the window: its own size is 100 %.
    const follow = ({ clientX, clientY }: PointerEvent) => {
      if (!label.current) return;
      const [x, y] = [clientX + 14, clientY + 18];
      label.current.style.translate = `min(${x}px, 100vw - 100% - 8px) min(${y}px, 100vh - 100% - 8px)`;
    };
    window.addEventListener('pointermove', follow);
    return () => window.removeEventListener('pointermove', follow);
  }, [byPointer]);

  if (!carry) return null;
  const words = placeWords(carry.moved, carrying.targetName(), timeZone);
  const look =
    'sc:pointer-events-none sc:fixed sc:z-40 sc:max-w-sm sc:wrap-anywhere sc:rounded-md sc:bg-tooltip sc:px-3 sc:py-2 sc:text-sm sc:text-tooltip-foreground sc:shadow-overlay sc:print:hidden';
  return byPointer ? (
    <div ref={label} aria-hidden="true" className={`${look} sc:top-0 sc:left-0 sc:-translate-full`}>
      <p className="sc:font-medium">{carry.shift.title}</p>
      <p className="sc:tabular-nums">{words}</p>
    </div>
  ) : (
    <div aria-hidden="true" className={`${look} sc:inset-x-4 sc:bottom-4 sc:mx-auto sc:w-fit`}>
      <p className="sc:font-medium sc:tabular-nums">
        {carry.shift.title}: {words}
      </p>
      <p>Arrows move, Shift and arrows change the end, Enter drops, C drops a copy, Escape puts back</p>
    </div>
  );
}

/** What is carried, told to those who don't see it. */
export function CarryAnnouncer() {
  const carrying = useContext(CarryingContext);
  const words = useSyncExternalStore(carrying.subscribe, carrying.announcement);
  return (
    <>
      <p id="schedule-keys" hidden>
        Press Space to pick it up and move it with the arrow keys, Enter to open it.
      </p>
      <div aria-live="assertive" aria-atomic="true" className="sc:sr-only">
        {words}
      </div>
    </>
  );
}

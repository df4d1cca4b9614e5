import { type SyntheticEvent, useCallback, useEffect, useRef } from 'react';

const releases = ['pointerup', 'pointercancel'] as const;

/** Passes presses on to the drag, whose code is loaded after the view. A press from before that is kept while it is held. */
export function usePress() {
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

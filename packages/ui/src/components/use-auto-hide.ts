import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

interface AutoHide {
  readonly pause: () => void;
  readonly resume: () => void;
}

/**
 * Calls `hide` after `milliseconds`, which start with the first frame: a busy device may draw it seconds later. While
 * paused, the remaining time does not run.
 */
export function useAutoHide(milliseconds: number, hide: () => void): AutoHide {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const firstFrame = useRef<number>(undefined);
  const startedAt = useRef(0);
  const remaining = useRef(milliseconds);
  const onTime = useEffectEvent(hide);

  const pause = useCallback(() => {
    if (firstFrame.current !== undefined) cancelAnimationFrame(firstFrame.current);
    firstFrame.current = undefined;
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    remaining.current -= Date.now() - startedAt.current;
  }, []);

  const resume = useCallback(() => {
    if (timer.current !== undefined) return;
    startedAt.current = Date.now();
    timer.current = setTimeout(() => onTime(), Math.max(remaining.current, 0));
  }, []);

  useEffect(() => {
    remaining.current = milliseconds;
    firstFrame.current = requestAnimationFrame(resume);
    return pause;
  }, [milliseconds, pause, resume]);

  return { pause, resume };
}

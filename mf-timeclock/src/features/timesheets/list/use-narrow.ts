import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether an element has less room than this many pixels. The sidebar takes a part of the window, so that the window's
 * own width does not tell.
 */
export function useNarrow(width: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    setNarrow(element.clientWidth < width);
    const observer = new ResizeObserver(() => setNarrow(element.clientWidth < width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return { ref, isNarrow };
}

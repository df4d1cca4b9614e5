import { useLayoutEffect, useRef, useState } from 'react';

/** Measures the element, because the sidebar takes a part of the window. */
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

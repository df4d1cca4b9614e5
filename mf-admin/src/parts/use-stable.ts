import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every render, which does what the newest one does: rows that get it are not drawn again. */
export function useStable<Given extends readonly unknown[]>(action: (...given: Given) => void): typeof action {
  const newest = useRef(action);
  useLayoutEffect(() => {
    newest.current = action;
  });
  return useCallback((...given: Given) => newest.current(...given), []);
}

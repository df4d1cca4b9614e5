import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback that keeps its identity and always runs the latest `action`, so that memoized rows do not render again. */
export function useStableCallback<Args extends readonly unknown[]>(action: (...args: Args) => void): typeof action {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

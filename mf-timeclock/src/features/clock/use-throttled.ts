import { useEffect, useRef } from 'react';

/** Calls `action` immediately, then at most once every `interval` milliseconds. The last call is never dropped. */
export function useThrottled(action: () => void, interval: number): () => void {
  const latest = useRef(action);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPending = useRef(false);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function run(): void {
    isPending.current = false;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      if (isPending.current) run();
    }, interval);
    latest.current();
  }

  return () => {
    if (timer.current === undefined) run();
    else isPending.current = true;
  };
}

import { useEffect, useRef } from 'react';

/** Calls at once, then at most once in every `pause` milliseconds; the last call is never dropped. */
export function useCalmly(action: () => void, pause: number): () => void {
  const latest = useRef(action);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const calledMeanwhile = useRef(false);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => () => clearTimeout(resting.current), []);

  function run(): void {
    calledMeanwhile.current = false;
    resting.current = setTimeout(() => {
      resting.current = undefined;
      if (calledMeanwhile.current) run();
    }, pause);
    latest.current();
  }

  return () => {
    if (resting.current === undefined) run();
    else calledMeanwhile.current = true;
  };
}

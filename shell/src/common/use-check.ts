import { useEffect, useEffectEvent, useState } from 'react';
import { logError } from './browser.js';

/**
 * Runs a check immediately, again when `key` changes, and again on request. `result` is null until it has ended.
 *
 * @param check never rejects: a failure is a result too
 */
export function useCheck<Result>(key: string, check: () => Promise<Result>) {
  const [result, setResult] = useState<Result | null>(null);
  const [attempts, setAttempts] = useState(0);
  const run = useEffectEvent(check);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key or attempt repeats the check
  useEffect(() => {
    let isCurrent = true;
    setResult(null);
    run()
      .then((next) => {
        if (isCurrent) setResult(next);
      })
      .catch((error: unknown) => logError('A link could not be checked.', error));
    return () => {
      isCurrent = false;
    };
  }, [key, attempts]);

  return { result, retry: () => setAttempts(attempts + 1) };
}

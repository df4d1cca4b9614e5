import { useEffect, useState } from 'react';

/** Milliseconds since the epoch, moving on by themselves: for words such as `in 5 minutes`. */
export function useNow(every = 30_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

import { useEffect, useState } from 'react';

const settlingMs = 600;

/** A short delay after the buttons change, so that a second tap on Clock In with a glove does not hit Clock Out. */
export function useSettling() {
  const [active, setActive] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setActive(false), settlingMs);
    return () => clearTimeout(timer);
  }, [active]);
  return { active, start: () => setActive(true) };
}

import { useEffect, useState } from 'react';

const settlingTime = 600;

/**
 * A short pause after the buttons changed places: a second tap of a gloved finger on Clock In
 * would otherwise land on Clock Out.
 */
export function useSettling() {
  const [active, setActive] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setActive(false), settlingTime);
    return () => clearTimeout(timer);
  }, [active]);
  return { active, start: () => setActive(true) };
}

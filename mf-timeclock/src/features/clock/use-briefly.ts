import { useEffect, useState } from 'react';

/** Whether a condition is true, but false once it has been true for the given milliseconds. */
export function useBriefly(condition: boolean, milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [condition, milliseconds]);
  return condition && !isOver;
}

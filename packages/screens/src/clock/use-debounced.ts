import { useEffect, useState } from 'react';

/** A value that follows `value` once it has not changed for `delay` milliseconds: for requests that follow typing. */
export function useDebounced<Value>(value: Value, delay = 300): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}

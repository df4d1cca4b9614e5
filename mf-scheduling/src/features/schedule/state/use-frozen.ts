import { useState } from 'react';

/** The current value, or the previous value while `isFrozen`. */
export function useFrozen<Value extends string | object | null>(value: Value, isFrozen: boolean): Value {
  const [last, setLast] = useState(value);
  if (!isFrozen && last !== value) setLast(value);
  return isFrozen ? last : value;
}

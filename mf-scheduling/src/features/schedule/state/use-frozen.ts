import { useState } from 'react';

/** The value, or while `isFrozen` the value from before. */
export function useFrozen<Value extends string | object | null>(value: Value, isFrozen: boolean): Value {
  const [last, setLast] = useState(value);
  if (!isFrozen && last !== value) setLast(value);
  return isFrozen ? last : value;
}

import { useState } from 'react';

/** A value, or for as long as everything has to stand still, what it was before. */
export function useStill<Value extends string | object | null>(value: Value, still: boolean): Value {
  const [kept, setKept] = useState(value);
  if (!still && kept !== value) setKept(value);
  return still ? kept : value;
}

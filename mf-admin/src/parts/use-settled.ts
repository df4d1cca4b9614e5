import { useEffect, useState } from 'react';

const pause = 300;

/** The value once nobody has typed for a moment: not every keystroke is a question. What is not to be asked is left out. */
export function useSettled<Value>(value: Value, isAskable: (value: Value) => boolean): Value {
  const [settled, setSettled] = useState(value);
  const askable = isAskable(value) ? value : settled;
  useEffect(() => {
    const timer = setTimeout(() => setSettled(askable), pause);
    return () => clearTimeout(timer);
  }, [askable]);
  return settled;
}

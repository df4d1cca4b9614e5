import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Browsers throttle pages that change the address on every keystroke. */
const delay = 300;

/**
 * The text of a search field whose value lives in the address: `[text, setText]`.
 *
 * The text follows every keystroke. `onSettled` receives it once the user stops typing, and the text follows `value`
 * when the back button changes it.
 */
export function useSearchText(value: string, onSettled: (value: string) => void) {
  const [text, setText] = useState(value);
  const writtenText = useRef(value);
  const notifySettled = useEffectEvent(onSettled);

  useEffect(() => {
    if (value === writtenText.current) return;
    writtenText.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    if (text === writtenText.current) return;
    const timer = setTimeout(() => {
      writtenText.current = text;
      notifySettled(text);
    }, delay);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}

/** A value that follows `value` once it has not changed for `delay` milliseconds: for requests that follow typing. */
export function useDebounced<Value>(value: Value, delay = 300): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}

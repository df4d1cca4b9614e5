import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** So long nobody types before the address is written: browsers slow down pages that write it at every key. */
const pause = 300;

/**
 * The text of a search field: at once what is typed, while the address follows when the typing pauses, and what the
 * address says when the back button changes it.
 */
export function useSearchText(find: string, write: (find: string) => void) {
  const [text, setText] = useState(find);
  const written = useRef(find);
  const tell = useEffectEvent(write);

  useEffect(() => {
    if (find === written.current) return;
    written.current = find;
    setText(find);
  }, [find]);

  useEffect(() => {
    if (text === written.current) return;
    const timer = setTimeout(() => {
      written.current = text;
      tell(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}

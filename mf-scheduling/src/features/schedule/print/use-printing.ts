import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** `isPrinting` is true while the browser prints the page. The printed sheet exists only then. */
export function usePrinting(): { readonly isPrinting: boolean; readonly print: () => void } {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  // Print after the click, so that the menu that was clicked is closed first.
  const print = () => void setTimeout(() => window.print());
  return { isPrinting, print };
}

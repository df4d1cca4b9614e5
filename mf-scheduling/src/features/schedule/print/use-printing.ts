import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** `isPrinting` is true while the browser prints the page. The printed sheet exists only then. */
export function usePrinting(): { readonly isPrinting: boolean; readonly print: () => void } {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const showSheet = () => flushSync(() => setPrinting(true));
    const hideSheet = () => setPrinting(false);
    window.addEventListener('beforeprint', showSheet);
    window.addEventListener('afterprint', hideSheet);
    return () => {
      window.removeEventListener('beforeprint', showSheet);
      window.removeEventListener('afterprint', hideSheet);
    };
  }, []);
  // Print after the click, so that the menu that was clicked is closed first.
  const print = () => void setTimeout(() => window.print());
  return { isPrinting, print };
}

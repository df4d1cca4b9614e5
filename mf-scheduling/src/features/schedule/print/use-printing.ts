import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is being printed, by our button or by the browser's own: the sheet is made for that time only. */
export function usePrinting(): { readonly printing: boolean; readonly print: () => void } {
  const [printing, setPrinting] = useState(false);
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
  // Not within a click: what made room for it, a menu, has to be closed first.
  const print = () => void setTimeout(() => window.print());
  return { printing, print };
}

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * The header and the screen. On a phone it scrolls above the bottom bar, so that no control lies half below the bar.
 * Browsers restore the scroll position of a document only, so the area does that for itself when the user goes back. A new
 * screen begins at its top.
 */
export function PageArea({ children }: { readonly children: ReactNode }) {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const area = useRef<HTMLDivElement>(null);
  const positions = useRef(new Map<string, number>());
  const path = useRef(pathname);
  useLayoutEffect(() => {
    if (!area.current) return;
    if (type === 'POP') area.current.scrollTop = positions.current.get(key) ?? 0;
    else if (path.current !== pathname) area.current.scrollTop = 0;
    positions.current.set(key, area.current.scrollTop);
    path.current = pathname;
  }, [key, pathname, type]);
  return (
    <div
      ref={area}
      data-page-area=""
      onScroll={({ currentTarget }) => positions.current.set(key, currentTarget.scrollTop)}
      className="relative flex min-h-0 flex-1 flex-col max-md:overflow-auto print:overflow-visible"
    >
      {children}
    </div>
  );
}

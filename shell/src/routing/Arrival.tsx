import { createContext, type RefObject, useContext, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { setDocumentTitle } from '../common/index.js';

/** Whether a screen has appeared before (or the person has just signed in), so that the next is one they went to. */
export const NavigatedContext = createContext<RefObject<boolean>>({ current: true });

/**
 * Stands beside a screen's content, inside its suspense boundary: when both appear, the tab gets the screen's title, and
 * keyboard and screen reader go to its main heading. A page that has just opened keeps its focus at the top, unless
 * the person followed a link while its first screen was still loading.
 */
export function Arrival({ title }: { readonly title: string }) {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const navigated = useContext(NavigatedContext);

  useEffect(() => setDocumentTitle(title), [title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the path that makes an arrival, not the way there
  useEffect(() => {
    if (navigated.current || navigationType === 'PUSH') {
      if (navigationType !== 'POP') window.scrollTo(0, 0);
      focusMainHeading();
    }
    navigated.current = true;
  }, [pathname]);
  return null;
}

function focusMainHeading(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector('h1') ?? main;
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

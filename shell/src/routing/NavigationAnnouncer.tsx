import { createContext, type RefObject, useContext, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { setDocumentTitle } from '../common/browser.js';

/** Whether the next screen is one that the user navigated to, rather than the one the page opened with. */
export const HasNavigatedContext = createContext<RefObject<boolean>>({ current: true });

/**
 * Rendered next to a screen, inside its suspense boundary. When both appear, it sets the title of the tab and moves the
 * focus to the main heading. A page that has just opened keeps its focus at the top, unless the user followed a link
 * while the first screen was loading.
 */
export function NavigationAnnouncer({ title }: { readonly title: string }) {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const hasNavigated = useContext(HasNavigatedContext);

  useEffect(() => setDocumentTitle(title), [title]);
  // The first screen is visible now.
  useEffect(prefetchLater, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each path
  useEffect(() => {
    if (hasNavigated.current || navigationType === 'PUSH') {
      if (navigationType !== 'POP') window.scrollTo(0, 0);
      focusMainHeading();
    }
    hasNavigated.current = true;
  }, [pathname]);
  return null;
}

function focusMainHeading(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector('h1') ?? main;
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

/** The parts of the shell that most users need soon, although not for their first screen. */
const loadLater = [() => import('@timetrack/ui'), () => import('@timetrack/screens')];

const quietMs = 2_000;
let isStarted = false;

/** Downloads these parts once, when the browser has had nothing else to do for a while, unless the user saves data. */
function prefetchLater(): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (isStarted || connection?.saveData) return;
  isStarted = true;
  setTimeout(() => {
    const start = () => {
      for (const load of loadLater) load().catch(() => undefined);
    };
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start);
    else start();
  }, quietMs);
}

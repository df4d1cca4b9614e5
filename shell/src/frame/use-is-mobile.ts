import { useSyncExternalStore } from 'react';

const narrow = () => window.matchMedia('(width < 768px)');

function subscribe(changed: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the window is too narrow for a sidebar beside the page. */
export const useIsMobile = (): boolean => useSyncExternalStore(subscribe, () => narrow().matches);

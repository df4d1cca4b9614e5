import { useEffect } from 'react';
import type { OnDemand } from './load-on-demand.js';

const quietMs = 500;

/** Loads components shortly after the screen is ready, before they are needed, unless the user saves data. */
export function usePreload(parts: readonly Pick<OnDemand<never>, 'preload'>[], isReady: boolean): void {
  useEffect(() => {
    const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
    if (!isReady || connection?.saveData) return;
    const timer = setTimeout(() => {
      for (const { preload } of parts) void preload();
    }, quietMs);
    return () => clearTimeout(timer);
  }, [parts, isReady]);
}

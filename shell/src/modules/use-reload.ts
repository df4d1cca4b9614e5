import { useToast } from '@timetrack/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { offlineText } from '../common/browser.js';
import { isPageOutdated } from '../common/recovery.js';
import { useModuleRegistry } from './module-registry.js';

export function useReload() {
  const registry = useModuleRegistry();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);

  /** Resolves to whether all of them were loaded. */
  const load = async (names: readonly string[]): Promise<boolean> => {
    const results = await Promise.all(names.map((name) => registry.reload(name)));
    if (results.every(Boolean)) return true;
    // After a release of everything, modules may need the shell of that release.
    if (await isPageOutdated()) window.location.reload();
    return false;
  };
  const reload = async (names: readonly string[]) => {
    if (busy) return;
    setBusy(true);
    const isLoaded = await load(names);
    setBusy(false);
    if (isLoaded) return;
    showToast({
      title: 'Still could not be loaded',
      description: navigator.onLine ? 'Please try again in a moment.' : offlineText,
      variant: 'destructive',
    });
  };
  return {
    busy,
    reload: (...names: readonly string[]) => void reload(names),
    reloadQuietly: (...names: readonly string[]) => void load(names),
  };
}

const retryInterval = 15_000;

/** Retries when the browser is online again, and every 15 seconds because a browser does not notice a server that is back. */
export function useRetryWhenBack(retry: () => void, isEnabled = true): void {
  const onBack = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) retry();
  });
  useEffect(() => {
    if (!isEnabled) return;
    const listener = () => onBack();
    const timer = setInterval(listener, retryInterval);
    window.addEventListener('online', listener);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', listener);
    };
  }, [isEnabled]);
}

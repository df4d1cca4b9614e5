import { useToast } from '@timetrack/contracts';
import { useState } from 'react';
import { offlineText } from '../common/browser.js';
import { isPageOutdated } from '../common/recovery.js';
import { moduleTitle } from './composition.js';
import { useModuleRegistry } from './module-registry.js';

export function useReload() {
  const registry = useModuleRegistry();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);

  const reload = async (names: readonly string[]) => {
    if (busy) return;
    setBusy(true);
    const results = await Promise.all(names.map((name) => registry.reload(name)));
    const missingModules = names.filter((_, index) => !results[index]).map(moduleTitle);
    // After a release of everything, modules may need the shell of that release.
    const isOutdated = missingModules.length > 0 && (await isPageOutdated());
    setBusy(false);
    if (isOutdated) return window.location.reload();
    if (missingModules.length === 0) {
      showToast({ title: `${names.map(moduleTitle).join(', ')} loaded` });
      return;
    }
    showToast({
      title: `${missingModules.join(', ')} still could not be loaded`,
      description: navigator.onLine ? 'Please try again in a moment.' : offlineText,
      variant: 'destructive',
    });
  };
  return { busy, reload: (...names: readonly string[]) => void reload(names) };
}

import { useToast } from '@timetrack/contracts';
import { useState } from 'react';
import { moduleTitle } from './composition.js';
import { useModuleRegistry } from './modules-context.js';

/** For retry buttons: loads modules again and reports the result. */
export function useReload() {
  const registry = useModuleRegistry();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);

  const reload = async (names: readonly string[]) => {
    if (busy) return;
    setBusy(true);
    const results = await Promise.all(names.map((name) => registry.reload(name)));
    setBusy(false);
    const missingModules = names.filter((_, index) => !results[index]).map(moduleTitle);
    if (missingModules.length === 0) {
      showToast({ title: `${names.map(moduleTitle).join(', ')} loaded` });
      return;
    }
    showToast({
      title: `${missingModules.join(', ')} still could not be loaded`,
      description: 'Please try again in a moment.',
      variant: 'destructive',
    });
  };
  return { busy, reload: (...names: readonly string[]) => void reload(names) };
}

import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ModuleSource } from './module-registry.js';
import { readRemotesFile } from './remotes-file.js';

/** Where modules come from: the remotes file, and Module Federation for the code. */
export function createFederationSource(timeout = 10_000): ModuleSource {
  const runtime = getInstance();
  if (!runtime) throw new Error('The shell was built without Module Federation');
  runtime.registerPlugins([impatience(timeout)]);
  return {
    readRemotes: () => readRemotesFile(timeout),
    loadModule: (name, manifestUrl, again) => {
      const container = name.replaceAll('-', '_');
      // The runtime remembers a failure for ever, and webpack a module that threw while it was evaluated.
      // `force` forgets both: manifest, container and all of its code are read anew.
      runtime.registerRemotes([{ name: container, entry: manifestUrl }], { force: again });
      return runtime.loadRemote(`${container}/module`);
    },
  };
}

/**
 * Without it a manifest that never comes holds its connection, an error page is read as a manifest, and an entry that
 * never comes holds up every retry: browsers let a second request for a script wait for the first.
 */
function impatience(timeout: number): ModuleFederationRuntimePlugin {
  const asked = new Map<string, number>();
  return {
    name: 'impatience',
    fetch: async (url, init) => {
      const response = await fetch(url, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(timeout) });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      return response;
    },
    createScript: ({ url }) => {
      const times = asked.get(url) ?? 0;
      asked.set(url, times + 1);
      if (times === 0) return { timeout };
      const script = document.createElement('script');
      script.src = `${url}?retry=${times}`;
      return { script, timeout };
    },
  };
}

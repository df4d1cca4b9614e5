import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ModuleSource } from './module-registry.js';
import { readRemotesFile } from './remotes-file.js';

/** Loads modules with Module Federation, from the URLs in the remotes file. */
export function createFederationSource(timeout = 10_000): ModuleSource {
  const runtime = getInstance();
  if (!runtime) throw new Error('The shell was built without Module Federation');
  runtime.registerPlugins([limitWaiting(timeout)]);
  return {
    readRemotes: () => readRemotesFile(timeout),
    loadModule: (name, manifestUrl, isRetry) => {
      const container = name.replaceAll('-', '_');
      // The runtime caches a failure, and webpack caches a module that threw while it was evaluated.
      // `force` clears both caches: manifest, container and all code are loaded again.
      runtime.registerRemotes([{ name: container, entry: manifestUrl }], { force: isRetry });
      return runtime.loadRemote(`${container}/module`);
    },
  };
}

/**
 * Limits how long the runtime waits. Without it, a manifest that never arrives keeps its connection open, an error page
 * is read as a manifest, and an entry script that never arrives blocks every retry: browsers let a second request for a
 * script wait for the first.
 */
function limitWaiting(timeout: number): ModuleFederationRuntimePlugin {
  const requests = new Map<string, number>();
  return {
    name: 'limit-waiting',
    fetch: async (url, init) => {
      const response = await fetch(url, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(timeout) });
      if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
      return response;
    },
    createScript: ({ url }) => {
      const earlier = requests.get(url) ?? 0;
      requests.set(url, earlier + 1);
      if (earlier === 0) return { timeout };
      const script = document.createElement('script');
      script.src = `${url}?retry=${earlier}`;
      return { script, timeout };
    },
  };
}

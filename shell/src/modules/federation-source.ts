import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { tryTwice } from '../common/try-twice.js';
import { type PageData, pageData } from '../page/page-data.js';
import { readContainer } from './manifest-file.js';
import type { ModuleSource } from './module-registry.js';
import { preloadFiles } from './preload-files.js';
import { readRemotesFile } from './remotes-file.js';

/** Loads modules with Module Federation, from the URLs in the remotes file. It makes no request for what the page says. */
export function createFederationSource(page: PageData = pageData, timeout = 10_000): ModuleSource {
  const runtime = getInstance();
  if (!runtime) throw new Error('The shell was built without Module Federation');
  runtime.registerPlugins([limitWaiting(timeout)]);
  return {
    page,
    preload: preloadFiles,
    readRemotes: () => readRemotesFile(timeout),
    loadModule: async (name, manifestUrl, isRetry) => {
      const described = isRetry ? undefined : page.modules?.[name];
      const { entry, globalName } = described ?? (await readContainer(manifestUrl, timeout));
      const container = name.replaceAll('-', '_');
      // The runtime caches a failure, and webpack caches a module that threw while it was evaluated.
      // `force` clears both caches: container and all code are loaded again.
      const remote = { name: container, entry, entryGlobalName: globalName, type: 'global' as const };
      return tryTwice((isSecond) => {
        runtime.registerRemotes([remote], { force: isRetry || isSecond });
        return runtime.loadRemote(`${container}/module`);
      });
    },
  };
}

/**
 * Limits how long the runtime waits. Without it, an entry script that never arrives blocks every retry: browsers let a
 * second request for a script wait for the first.
 */
function limitWaiting(timeout: number): ModuleFederationRuntimePlugin {
  const requests = new Map<string, number>();
  return {
    name: 'limit-waiting',
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

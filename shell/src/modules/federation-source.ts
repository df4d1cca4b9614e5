import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteEntry, RemotesFile } from '@timetrack/contracts';
import { tryTwice } from '../common/on-demand.js';
import { type PageData, pageData, preloadFiles } from '../page/page-data.js';
import type { Container, readContainer } from './manifest-file.js';
import type { ModuleSource } from './module-registry.js';
import { providedVersions } from './required-versions.js';

declare global {
  var timetrackIntegrity: Readonly<Record<string, string>> | undefined;
}

/** Pages describe their modules, so a manifest is seldom read. */
const readManifest = async (...request: Parameters<typeof readContainer>): Promise<Container> =>
  (await import('./manifest-file.js')).readContainer(...request);

/** Loads modules with Module Federation, from the URLs in the remotes file. It makes no request for what the page says. */
export function createFederationSource(page: PageData = pageData, timeout = 10_000): ModuleSource {
  const runtime = getInstance();
  if (!runtime) throw new Error('The shell was built without Module Federation');
  const integrities = new Map<string, string>();
  runtime.registerPlugins([createScripts(integrities, timeout)]);
  return {
    page,
    versions: providedVersions(runtime.options.shared),
    preload: preloadFiles,
    readRemotes: async () => (await import('./manifest-file.js')).readRemotesFile(timeout),
    loadModule: async (name, listed, isRetry) => {
      const remote = remoteEntry(listed);
      const described: Container | undefined = isRetry ? undefined : page.modules?.[name];
      const isUsable = described && (!remote.integrity || described.integrity);
      const { entry, globalName, integrity, hashes } = isUsable ? described : await readManifest(remote, timeout);
      if (integrity) integrities.set(entry, integrity);
      // The runtime of a module looks its chunks up there.
      if (hashes) globalThis.timetrackIntegrity = { ...globalThis.timetrackIntegrity, ...hashes };
      const container = name.replaceAll('-', '_');
      // The runtime caches a failure, and webpack caches a module that threw while it was evaluated.
      // `force` clears both caches: container and all code are loaded again.
      const registered = { name: container, entry, entryGlobalName: globalName, type: 'global' as const };
      return tryTwice((isSecond) => {
        runtime.registerRemotes([registered], { force: isRetry || isSecond });
        return runtime.loadRemote(`${container}/module`);
      });
    },
  };
}

/**
 * Checks the hashes of entry scripts, and limits how long the runtime waits. Without the limit, an entry script that never
 * arrives blocks every retry: browsers let a second request for a script wait for the first.
 */
function createScripts(integrities: ReadonlyMap<string, string>, timeout: number): ModuleFederationRuntimePlugin {
  const requests = new Map<string, number>();
  return {
    name: 'create-scripts',
    createScript: ({ url }) => {
      const earlier = requests.get(url) ?? 0;
      requests.set(url, earlier + 1);
      const integrity = integrities.get(url);
      if (earlier === 0 && !integrity) return { timeout };
      const script = document.createElement('script');
      script.src = earlier === 0 ? url : `${url}?retry=${earlier}`;
      if (integrity) {
        script.integrity = integrity;
        script.crossOrigin = 'anonymous';
      }
      return { script, timeout };
    },
  };
}

/** An entry of the remotes file in its long form. */
const remoteEntry = (value: RemotesFile[string] | undefined): RemoteEntry =>
  typeof value === 'object' ? value : { manifest: value ?? '' };

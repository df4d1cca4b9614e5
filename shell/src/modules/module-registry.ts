import type { ModuleDefinition, RemotesFile } from '@timetrack/contracts';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { reportModuleError } from '../client-errors/report-module-error.js';
import { logError } from '../common/browser.js';
import { withTimeout } from '../common/on-demand.js';
import type { PageData } from '../page/page-data.js';
import { ServerFailure } from '../session/server-failure.js';
import { parseModuleDefinition, requiredVersionsOf } from './module-definition-parser.js';
import { failureOf, ModuleError } from './module-failure.js';
import { describeModule, findScreen } from './module-outline.js';
import { createModuleStates, type ModuleState, type ModulesState } from './module-states.js';
import { findRefusal, type ProvidedVersions } from './required-versions.js';
import { refuseSharedPaths } from './shared-paths.js';

export interface ModuleSource {
  readonly readRemotes: () => Promise<RemotesFile>;
  readonly page: Pick<PageData, 'remotes' | 'modules'>;
  /** The shared packages of this shell. A module that was built for other versions is refused. */
  readonly versions: ProvidedVersions;
  readonly preload: (files: readonly string[]) => void;
  /** Loads what the module exports. A retry ignores everything that was cached by an earlier attempt. */
  readonly loadModule: (name: string, listed: RemotesFile[string], isRetry: boolean) => Promise<unknown>;
}

interface ModuleRegistry {
  readonly state: () => ModulesState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the remotes file, and loads the modules that the page does not describe. When called again, the missing ones. */
  readonly start: () => Promise<void>;
  /** Loads one module again, from the URL that the remotes file has now. Resolves to whether it was loaded. */
  readonly reload: (name: string) => Promise<boolean>;
}

/** Loads modules and keeps their state. Each has its own timeout and its own failure, and does not wait for another. */
export function createModuleRegistry(source: ModuleSource, timeout = 10_000): ModuleRegistry {
  const { state, subscribe, setState, update } = createModuleStates(refuseSharedPaths);
  let remotes: RemotesFile = {};
  const attempts = new Map<string, number>();
  const codes = new Map<string, Promise<ModuleDefinition>>();

  const versionOf = (name: string) => state().modules.find((module) => module.name === name)?.version;
  const hasFailed = (name: string) => state().modules.some((module) => module.name === name && module.failure);

  /** Loads the code of a module. Its definition replaces the one from the page, except when a screen loads it first. */
  const load = async (name: string, { isFirst = false } = {}): Promise<boolean> => {
    const attempt = (attempts.get(name) ?? 0) + 1;
    attempts.set(name, attempt);
    const isLatest = () => attempts.get(name) === attempt;
    update(name, (module) => ({ ...module, busy: true }));
    const isRetry = attempt > 1 || hasFailed(name);
    const exported = source.loadModule(name, remotes[name] ?? '', isRetry);
    const code = exported.then((value) => acceptModule(name, value, source.versions));
    codes.set(name, code);
    const loading = code.then((definition) => {
      // A module that arrives after its timeout is still used, because loading it again would take longer.
      const keep = (described = definition) => (isFirst ? described : definition);
      const { version } = definition;
      if (isLatest()) update(name, (module) => ({ name, version, definition: keep(module.definition), busy: false }));
    });
    try {
      await withTimeout(loading, timeout);
      return true;
    } catch (error) {
      logError(`The module ${name} could not be loaded.`, error);
      const failure = failureOf(error);
      reportModuleError({ module: name, version: failure.version ?? versionOf(name), kind: failure.kind, error });
      if (!isLatest()) return false;
      codes.delete(name);
      update(name, (module) => ({ ...module, failure, busy: false }));
      return false;
    }
  };

  const describe = (name: string): ModuleState =>
    describeModule(name, source, async (screen, files) => {
      source.preload(files);
      if (!codes.has(name)) void load(name, { isFirst: true });
      return findScreen(await codes.get(name), screen).load();
    });
  const setRemotes = (file: RemotesFile) => {
    remotes = file;
    const modulesByName = new Map(state().modules.map((module) => [module.name, module]));
    const modules = Object.keys(remotes).map((name) => modulesByName.get(name) ?? describe(name));
    setState({ list: 'ready', modules });
  };
  if (source.page.remotes) setRemotes(source.page.remotes);

  /** Applies the current remotes file: keeps what was loaded, and drops modules that it no longer lists. */
  const readList = async () => setRemotes(await withTimeout(source.readRemotes(), timeout));

  const loadMissing = () => {
    const missingModules = state().modules.filter((module) => !module.definition && !module.busy);
    return Promise.all(missingModules.map((module) => load(module.name)));
  };

  const startOnce = async () => {
    if (state().list !== 'ready') {
      setState({ list: 'loading' });
      try {
        await readList();
      } catch (error) {
        logError('The list of modules could not be loaded.', error);
        setState({ list: 'failed', listFailure: error instanceof ServerFailure ? error.message : undefined });
        return;
      }
    }
    await loadMissing();
  };

  const reload = async (name: string) => {
    update(name, (module) => ({ ...module, busy: true }));
    await readList().catch((error: unknown) => logError('The list of modules could not be reloaded.', error));
    const [isLoaded] = await Promise.all([name in remotes && load(name), loadMissing()]);
    return isLoaded;
  };

  return { state, subscribe, start: oneAtATime(startOnce), reload };
}

/** Validates what a module exports. Throws if the shell has to refuse it. */
function acceptModule(name: string, exported: unknown, versions: ProvidedVersions): ModuleDefinition {
  const definition = parseModuleDefinition(name, exported);
  const refusal = findRefusal(requiredVersionsOf(exported, definition), versions);
  if (refusal) throw new ModuleError(refusal.message, { ...refusal, version: definition.version });
  return definition;
}

/** While the work is running, another call waits for it instead of starting it again. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
}

export const ModulesContext = createContext<ModuleRegistry | null>(null);

export function useModuleRegistry(): ModuleRegistry {
  const registry = useContext(ModulesContext);
  if (!registry) throw new Error('useModuleRegistry must be used inside a ModulesContext provider');
  return registry;
}

export function useModules(): ModulesState {
  const registry = useModuleRegistry();
  return useSyncExternalStore(registry.subscribe, registry.state);
}

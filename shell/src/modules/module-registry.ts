import type { ModuleDefinition, RemotesFile } from '@timetrack/contracts';
import { logError } from '../common/browser.js';
import { withTimeout } from '../common/with-timeout.js';
import { parseModuleDefinition } from './module-definition-parser.js';

/** The state of one module of the remotes file. */
interface ModuleState {
  readonly name: string;
  /** What it offers, once it has been loaded. Kept even if loading it again fails. */
  readonly definition?: ModuleDefinition;
  /** Why it could not be loaded. */
  readonly failure?: string;
  /** Whether it is being loaded, for the first time or again. */
  readonly busy: boolean;
}

export interface ModulesState {
  /** The state of the remotes file. */
  readonly list: 'loading' | 'ready' | 'failed';
  /** In the order of the remotes file. */
  readonly modules: readonly ModuleState[];
}

export interface ModuleSource {
  readonly readRemotes: () => Promise<RemotesFile>;
  /** Loads what the module exports. A retry ignores everything that was cached by an earlier attempt. */
  readonly loadModule: (name: string, manifestUrl: string, isRetry: boolean) => Promise<unknown>;
}

export interface ModuleRegistry {
  readonly state: () => ModulesState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the remotes file and loads all modules in parallel. When called again, loads the missing ones. */
  readonly start: () => Promise<void>;
  /** Loads one module again, from the URL that the remotes file has now. Resolves to whether it was loaded. */
  readonly reload: (name: string) => Promise<boolean>;
}

/** Loads modules and keeps their state. Each has its own timeout and its own failure, and does not wait for another. */
export function createModuleRegistry(source: ModuleSource, timeout = 10_000): ModuleRegistry {
  let state: ModulesState = { list: 'loading', modules: [] };
  let remotes: RemotesFile = {};
  const attempts = new Map<string, number>();
  const listeners = new Set<() => void>();

  const setState = (changes: Partial<ModulesState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const update = (name: string, next: (module: ModuleState) => ModuleState) =>
    setState({ modules: state.modules.map((module) => (module.name === name ? next(module) : module)) });

  const load = async (name: string): Promise<boolean> => {
    const attempt = (attempts.get(name) ?? 0) + 1;
    attempts.set(name, attempt);
    const isLatest = () => attempts.get(name) === attempt;
    update(name, (module) => ({ ...module, busy: true }));
    const loading = source
      .loadModule(name, remotes[name] ?? '', attempt > 1)
      .then((exported) => parseModuleDefinition(name, exported))
      .then((definition) => {
        // A module that arrives after its timeout is still used, because loading it again would take longer.
        if (isLatest()) update(name, () => ({ name, definition, busy: false }));
      });
    try {
      await withTimeout(loading, timeout);
      return true;
    } catch (error) {
      logError(`The module ${name} could not be loaded.`, error);
      if (isLatest()) update(name, (module) => ({ ...module, failure: messageOf(error), busy: false }));
      return false;
    }
  };

  /** Applies the current remotes file: keeps what was loaded, and drops modules that it no longer lists. */
  const readList = async () => {
    remotes = await withTimeout(source.readRemotes(), timeout);
    const modulesByName = new Map(state.modules.map((module) => [module.name, module]));
    const modules = Object.keys(remotes).map((name) => modulesByName.get(name) ?? { name, busy: false });
    setState({ list: 'ready', modules });
  };

  const loadMissing = () => {
    const missingModules = state.modules.filter((module) => !module.definition && !module.busy);
    return Promise.all(missingModules.map((module) => load(module.name)));
  };

  const startOnce = async () => {
    if (state.list !== 'ready') {
      setState({ list: 'loading' });
      try {
        await readList();
      } catch (error) {
        logError('The list of modules could not be loaded.', error);
        setState({ list: 'failed' });
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

  let starting: Promise<void> | undefined;
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      starting ??= startOnce().finally(() => {
        starting = undefined;
      });
      return starting;
    },
    reload,
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

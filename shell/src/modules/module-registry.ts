import type { ModuleDefinition, RemotesFile } from '@timetrack/contracts';
import { report, withTimeout } from '../common/index.js';
import { parseModuleDefinition } from './module-definition-parser.js';

/** How one module of the remotes file stands. */
export interface ModuleState {
  readonly name: string;
  /** What it offers, once it was loaded. A later failure to load it anew leaves it in place. */
  readonly definition?: ModuleDefinition;
  /** Why it could not be loaded. */
  readonly failure?: string;
  /** It is being loaded, for the first time or again. */
  readonly busy: boolean;
}

export interface ModulesState {
  /** How the remotes file stands. */
  readonly list: 'loading' | 'ready' | 'failed';
  /** In the order of the remotes file. */
  readonly modules: readonly ModuleState[];
}

export interface ModuleSource {
  readonly readRemotes: () => Promise<RemotesFile>;
  /** Loads what the module exports. `again` drops everything that is kept of an earlier attempt. */
  readonly loadModule: (name: string, manifestUrl: string, again: boolean) => Promise<unknown>;
}

export interface ModuleRegistry {
  readonly state: () => ModulesState;
  readonly subscribe: (changed: () => void) => () => void;
  /** Reads the remotes file and loads all modules side by side. Called again, it loads what is missing. */
  readonly start: () => Promise<void>;
  /** Loads one module anew, from the address that the remotes file gives now. Tells whether it came. */
  readonly reload: (name: string) => Promise<boolean>;
}

/** Knows the modules and loads them. Each has its own time and its own failure; none waits for another. */
export function createModuleRegistry(source: ModuleSource, timeout = 10_000): ModuleRegistry {
  let state: ModulesState = { list: 'loading', modules: [] };
  let remotes: RemotesFile = {};
  const attempts = new Map<string, number>();
  const listeners = new Set<() => void>();

  const become = (next: Partial<ModulesState>) => {
    state = { ...state, ...next };
    for (const changed of listeners) changed();
  };
  const update = (name: string, next: (module: ModuleState) => ModuleState) =>
    become({ modules: state.modules.map((module) => (module.name === name ? next(module) : module)) });

  const load = async (name: string): Promise<boolean> => {
    const attempt = (attempts.get(name) ?? 0) + 1;
    attempts.set(name, attempt);
    const isLatest = () => attempts.get(name) === attempt;
    update(name, (module) => ({ ...module, busy: true }));
    const arriving = source
      .loadModule(name, remotes[name] ?? '', attempt > 1)
      .then((exported) => parseModuleDefinition(name, exported))
      .then((definition) => {
        // It counts also when it comes after its time: late is better than a retry.
        if (isLatest()) update(name, () => ({ name, definition, busy: false }));
      });
    try {
      await withTimeout(arriving, timeout);
      return true;
    } catch (error) {
      report(`The module ${name} could not be loaded.`, error);
      if (isLatest()) update(name, (module) => ({ ...module, failure: sentenceOf(error), busy: false }));
      return false;
    }
  };

  /** Takes over the file as it is now; what was loaded stays, what is gone goes. */
  const readList = async () => {
    remotes = await withTimeout(source.readRemotes(), timeout);
    const known = new Map(state.modules.map((module) => [module.name, module]));
    const modules = Object.keys(remotes).map((name) => known.get(name) ?? { name, busy: false });
    become({ list: 'ready', modules });
  };

  const loadMissing = () => {
    const missing = state.modules.filter((module) => !module.definition && !module.busy);
    return Promise.all(missing.map((module) => load(module.name)));
  };

  const begin = async () => {
    if (state.list !== 'ready') {
      become({ list: 'loading' });
      try {
        await readList();
      } catch (error) {
        report('The list of modules could not be read.', error);
        become({ list: 'failed' });
        return;
      }
    }
    await loadMissing();
  };

  const reload = async (name: string) => {
    update(name, (module) => ({ ...module, busy: true }));
    await readList().catch((error: unknown) => report('The list of modules could not be read again.', error));
    const [came] = await Promise.all([name in remotes && load(name), loadMissing()]);
    return came;
  };

  let beginning: Promise<void> | undefined;
  return {
    state: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    start: () => {
      beginning ??= begin().finally(() => {
        beginning = undefined;
      });
      return beginning;
    },
    reload,
  };
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

import type { ModuleDefinition } from '@timetrack/contracts';
import type { ModuleFailure } from './module-failure.js';

export interface ModuleState {
  readonly name: string;
  /** Known from the page or from its code, even if the shell refuses it. */
  readonly version?: string;
  /** What it offers: from the data in the page, or from its code. Kept even if loading its code fails. */
  readonly definition?: ModuleDefinition;
  /** Whether the definition came with the page, so that the code is not loaded yet. */
  readonly isDescribed?: true;
  readonly failure?: ModuleFailure;
  /** Whether it is being loaded, for the first time or again. */
  readonly busy: boolean;
}

export interface ModulesState {
  readonly list: 'loading' | 'ready' | 'failed';
  /** Why it could not be read, if the server sent a reason. */
  readonly listFailure?: string | undefined;
  /** In the order of the remotes file. */
  readonly modules: readonly ModuleState[];
}

/** Keeps the state of all modules as reviewed together, and tells listeners about changes. */
export function createModuleStates(review: (modules: readonly ModuleState[]) => readonly ModuleState[]) {
  let state: ModulesState = { list: 'loading', modules: [] };
  const listeners = new Set<() => void>();
  const setState = (changes: Partial<ModulesState>) => {
    const next = { ...state, ...changes };
    state = { ...next, modules: review(next.modules) };
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setState,
    update: (name: string, next: (module: ModuleState) => ModuleState) =>
      setState({ modules: state.modules.map((module) => (module.name === name ? next(module) : module)) }),
  };
}

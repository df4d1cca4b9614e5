import { reportModuleError } from '../client-errors/report-module-error.js';
import { failureOf, ModuleError } from './module-failure.js';
import type { ModuleState } from './module-states.js';

/** `/team/:id` and `/Team/:userId/` match the same addresses. */
export function shapeOf(path: string): string {
  const parts = path.toLowerCase().split('/').filter(Boolean);
  return parts.map((part) => part.replace(/^:[^?]*/, ':')).join('/');
}

/**
 * Refuses each module with a screen at the path of an earlier module, because users would get either of them. Earlier means
 * in the order of the remotes file. Screens of one module may share a path, for different abilities.
 */
export function refuseSharedPaths(modules: readonly ModuleState[]): readonly ModuleState[] {
  const owners = new Map<string, string>();
  return modules.map((module) => {
    const screens = module.definition?.screens ?? [];
    if (module.failure?.kind === 'path') return module;
    const shared = screens.find(({ path }) => owners.has(shapeOf(path)));
    if (shared) return refuse(module, shared.path, owners.get(shapeOf(shared.path)));
    for (const { path } of screens) owners.set(shapeOf(path), module.name);
    return module;
  });
}

function refuse(module: ModuleState, path: string, owner: string | undefined): ModuleState {
  const { name, version, definition } = module;
  const refusal = new ModuleError(`${owner} has a screen at ${path} as well.`, { kind: 'path' });
  reportModuleError({ module: name, version, kind: 'path', error: refusal });
  const screens = definition?.screens.map((screen) => ({ ...screen, load: () => Promise.reject(refusal) })) ?? [];
  return { ...module, failure: failureOf(refusal), ...(definition && { definition: { ...definition, screens } }) };
}

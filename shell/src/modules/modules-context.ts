import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ModuleRegistry } from './module-registry.js';
import type { ModulesState } from './module-states.js';

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

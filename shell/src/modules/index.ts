export {
  failedModules,
  forbiddenPathsFor,
  isSettled,
  moduleTitle,
  type NavigationLink,
  navigationFor,
  type PlacedScreen,
  screensFor,
} from './composition.js';
export { createFederationSource } from './federation-source.js';
export { createModuleRegistry, type ModuleSource } from './module-registry.js';
export { ModulesContext, useModuleRegistry, useModules } from './modules-context.js';
export { useReload } from './use-reload.js';

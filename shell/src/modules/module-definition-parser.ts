import type { ModuleDefinition, Screen } from '@timetrack/contracts';
import { ModuleError } from './module-failure.js';

/**
 * Validates what a module's `./module` entry exports. Modules are built and deployed separately from the shell, so the
 * compiler cannot check it. Throws an error that names the first problem.
 */
export function parseModuleDefinition(name: string, exported: unknown): ModuleDefinition {
  const definition = isRecord(exported) && 'default' in exported ? exported.default : exported;
  try {
    requireDefinition(name, definition);
  } catch (error) {
    throw new ModuleError(error instanceof Error ? error.message : String(error), { kind: 'definition', cause: error });
  }
  return definition;
}

/** The ranges that the build adds to what a module exports, or that its definition contains. */
export const requiredVersionsOf = (exported: unknown, definition: ModuleDefinition): unknown =>
  isRecord(exported) && 'requires' in exported ? exported.requires : definition.requires;

function requireDefinition(name: string, definition: unknown): asserts definition is ModuleDefinition {
  if (!isRecord(definition)) throw new Error('its entry has no default export');
  if (definition.name !== name) throw new Error(`it calls itself ${String(definition.name)}`);
  if (typeof definition.version !== 'string') throw new Error('it has no version');
  if (!Array.isArray(definition.screens)) throw new Error('it has no list of screens');
  definition.screens.forEach(requireScreen);
}

function requireScreen(screen: unknown): asserts screen is Screen {
  if (!isRecord(screen) || typeof screen.path !== 'string' || !screen.path.startsWith('/')) {
    throw new Error('a screen has no path that starts with /');
  }
  const { path, title, ability, load, navigation } = screen;
  if (typeof title !== 'string' || title === '') throw new Error(`the screen ${path} has no title`);
  if (typeof ability !== 'string') throw new Error(`the screen ${path} names no ability`);
  if (typeof load !== 'function') throw new Error(`the screen ${path} can't be loaded`);
  if (navigation !== undefined && !isNavigation(navigation)) {
    throw new Error(`the screen ${path} has a navigation entry without label or order`);
  }
}

/** Any icon is accepted: an unknown one is drawn as a neutral icon. */
const isNavigation = (value: unknown): boolean =>
  isRecord(value) && typeof value.label === 'string' && Number.isFinite(value.order);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

import type { Role, Screen, ScreenNavigation } from '@timetrack/contracts';
import type { ModulesState } from './module-registry.js';

/** A screen and the module that offers it; null where it is the shell's own. */
export interface PlacedScreen {
  readonly module: string | null;
  readonly screen: Screen;
}

export interface NavigationLink extends ScreenNavigation {
  readonly path: string;
}

const placedScreens = ({ modules }: ModulesState): PlacedScreen[] =>
  modules.flatMap(({ name, definition }) => (definition?.screens ?? []).map((screen) => ({ module: name, screen })));

/** The screens of one role. Where two modules claim one path for it, the first of the remotes file has it. */
export function screensFor(role: Role, state: ModulesState): PlacedScreen[] {
  const byPath = new Map<string, PlacedScreen>();
  for (const placed of placedScreens(state)) {
    const { path, roles } = placed.screen;
    if (roles.includes(role) && !byPath.has(path)) byPath.set(path, placed);
  }
  return [...byPath.values()];
}

/** The paths that belong to loaded screens of other roles. */
export function forbiddenPathsFor(role: Role, state: ModulesState): string[] {
  const allowed = new Set(screensFor(role, state).map(({ screen }) => screen.path));
  const all = new Set(placedScreens(state).map(({ screen }) => screen.path));
  return [...all].filter((path) => !allowed.has(path));
}

export function navigationFor(role: Role, state: ModulesState): NavigationLink[] {
  return screensFor(role, state)
    .flatMap(({ screen: { path, navigation } }) => (navigation ? [{ ...navigation, path }] : []))
    .sort((one, other) => one.order - other.order || one.label.localeCompare(other.label));
}

export const isSettled = ({ list, modules }: ModulesState): boolean =>
  list === 'failed' || (list === 'ready' && modules.every(({ definition, failure }) => definition || failure));

/** The modules whose screens are missing. */
export const failedModules = ({ modules }: ModulesState) =>
  modules.filter(({ definition, failure }) => !definition && failure);

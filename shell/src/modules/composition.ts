import type { Ability, Screen, ScreenNavigation } from '@timetrack/contracts';
import type { ModulesState } from './module-states.js';
import { shapeOf } from './shared-paths.js';

/** A screen and the module that offers it; null for a screen of the shell. */
export interface PlacedScreen {
  readonly module: string | null;
  readonly version?: string | undefined;
  readonly screen: Screen;
}

export interface NavigationLink extends ScreenNavigation {
  readonly path: string;
}

type Abilities = readonly Ability[];

const placedScreens = ({ modules }: ModulesState): PlacedScreen[] =>
  modules.flatMap(({ name, version, definition }) =>
    (definition?.screens ?? []).map((screen) => ({ module: name, version, screen })),
  );

/** The screens that the abilities open. Of several with the same path, the first in the order of the remotes file. */
export function screensFor(abilities: Abilities, state: ModulesState): PlacedScreen[] {
  const byPath = new Map<string, PlacedScreen>();
  for (const placed of placedScreens(state)) {
    const { path, ability } = placed.screen;
    const shape = shapeOf(path);
    if (abilities.includes(ability) && !byPath.has(shape)) byPath.set(shape, placed);
  }
  return [...byPath.values()];
}

export function forbiddenPathsFor(abilities: Abilities, state: ModulesState): string[] {
  const allowed = new Set(screensFor(abilities, state).map(({ screen }) => shapeOf(screen.path)));
  const all = new Set(placedScreens(state).map(({ screen }) => screen.path));
  return [...all].filter((path) => !allowed.has(shapeOf(path)));
}

export function navigationFor(abilities: Abilities, state: ModulesState): NavigationLink[] {
  return screensFor(abilities, state)
    .flatMap(({ screen: { path, navigation } }) => (navigation ? [{ ...navigation, path }] : []))
    .sort((one, other) => one.order - other.order || one.label.localeCompare(other.label));
}

export const isSettled = ({ list, modules }: ModulesState): boolean =>
  list === 'failed' || (list === 'ready' && modules.every(({ definition, failure }) => definition || failure));

export const failedModules = ({ modules }: ModulesState) =>
  modules.filter(
    ({ definition, isDescribed, failure }) => failure && (!definition || isDescribed || failure.kind === 'path'),
  );

/** The failed modules that the page does not describe: even their paths are unknown. */
export const missingModules = ({ modules }: ModulesState) =>
  modules.filter(({ definition, failure }) => failure && !definition);

import type { ModuleDefinition, Screen } from '@timetrack/contracts';
import type { ComponentType } from 'react';
import { reportModuleError } from '../client-errors/report-module-error.js';
import { logError } from '../common/browser.js';
import type { PageData, PageScreen } from '../page/page-data.js';
import { parseModuleDefinition } from './module-definition-parser.js';
import { failureOf, ModuleError } from './module-failure.js';
import type { ModuleState } from './module-states.js';
import { findRefusal, type ProvidedVersions } from './required-versions.js';

type ScreenKey = Pick<Screen, 'path' | 'ability'>;

type LoadScreen = (screen: ScreenKey, files: readonly string[]) => Promise<ComponentType>;

interface Descriptions {
  readonly page: Pick<PageData, 'modules'>;
  readonly versions: ProvidedVersions;
}

/**
 * A module as the page describes it. Its screens load the module's code when they are opened, and keep their identity
 * when the first of them loads it. The screens of a module that the shell refuses reject instead.
 *
 * If the page does not describe the module, or not well, only its code shows what it offers.
 */
export function describeModule(name: string, { page, versions }: Descriptions, loadScreen: LoadScreen): ModuleState {
  const module = page.modules?.[name];
  if (!module?.requires) return { name, busy: false };
  const refusal = findRefusal(module.requires, versions);
  const load: LoadScreen = (screen, files) => (refusal ? Promise.reject(refusal) : loadScreen(screen, files));
  const { version } = module;
  if (refusal) reportModuleError({ module: name, version, kind: refusal.kind, error: refusal });
  try {
    const screens = module.screens.map((value) => screenFrom(value, load));
    const definition = parseModuleDefinition(name, { name, version, screens });
    return {
      name,
      version,
      definition,
      isDescribed: true,
      ...(refusal && { failure: failureOf(refusal) }),
      busy: false,
    };
  } catch (error) {
    logError(`The page does not describe the module ${name} well.`, error);
    reportModuleError({ module: name, version, kind: 'definition', error });
    return { name, busy: false };
  }
}

function screenFrom(value: PageScreen, loadScreen: LoadScreen): Screen {
  const { path, title, ability, navigation, files } = value as Screen & PageScreen;
  return {
    path,
    title,
    ability,
    ...(navigation && { navigation }),
    load: () => loadScreen({ path, ability }, files),
  };
}

/** The screen in the code of a module. Throws if the code is of a version that does not have it. */
export function findScreen(definition: ModuleDefinition | undefined, { path, ability }: ScreenKey): Screen {
  const screen = definition?.screens.find((one) => one.path === path && one.ability === ability);
  if (!screen) throw new ModuleError(`the module no longer has the screen ${path}`, { kind: 'definition' });
  return screen;
}

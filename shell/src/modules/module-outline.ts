import type { ModuleDefinition, Screen, ScreenNavigation } from '@timetrack/contracts';
import { type ComponentType, createElement } from 'react';
import { logError } from '../common/browser.js';
import type { PageModule, PageScreen } from '../page/page-data.js';
import { parseModuleDefinition } from './module-definition-parser.js';

type ScreenKey = Pick<Screen, 'path' | 'ability'>;

/** Finds the component of a screen in its module's code. */
type LoadScreen = (screen: ScreenKey, files: readonly string[]) => Promise<ComponentType>;

/**
 * The definition of a module from the data in the page. Its screens load the module's code when they are opened. Null if
 * the page does not describe the module, or not well: then only its code can tell.
 */
export function definitionFrom(
  name: string,
  module: PageModule | undefined,
  loadScreen: LoadScreen,
): ModuleDefinition | null {
  if (!module) return null;
  try {
    const screens = module.screens.map((value) => screenFrom(value, loadScreen));
    return parseModuleDefinition(name, { name, version: module.version, screens });
  } catch (error) {
    logError(`The page does not describe the module ${name} well.`, error);
    return null;
  }
}

function screenFrom(value: PageScreen, loadScreen: LoadScreen): Screen {
  const { path, title, ability, navigation, files } = value as Screen & PageScreen;
  return {
    path,
    title,
    ability,
    ...(navigation && { navigation: { ...navigation, icon: iconFrom(navigation.icon) } }),
    load: () => loadScreen({ path, ability }, files),
  };
}

/** The screen in the code of a module. Throws if the code is of a version that does not have it. */
export function findScreen(definition: ModuleDefinition | undefined, { path, ability }: ScreenKey): Screen {
  const screen = definition?.screens.find((one) => one.path === path && one.ability === ability);
  if (!screen) throw new Error(`the module no longer has the screen ${path}`);
  return screen;
}

const shapeNames: ReadonlySet<unknown> = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);

/** Attributes that only draw: no handlers, links or styles. */
const attributeName =
  /^(?:d|points|viewBox|transform|opacity|c?[xy][12]?|r[xy]?|width|height|(?:fill|stroke|clip)[A-Za-z]*)$/;

/** An icon as data: `{attributes: {viewBox: "0 0 24 24"}, shapes: [["path", {d: "M3 3v18"}]]}`. */
function iconFrom(value: unknown): ScreenNavigation['icon'] {
  const { attributes, shapes } = value as { readonly attributes: object; readonly shapes: readonly [string, object][] };
  const parts = shapes.map(([shape, drawing], index) => {
    if (!shapeNames.has(shape)) throw new Error(`an icon contains the element ${shape}`);
    return createElement(shape, { key: index, ...drawingAttributes(drawing) });
  });
  const drawing = drawingAttributes(attributes);
  return ({ className }) => createElement('svg', { ...drawing, className, 'aria-hidden': true }, parts);
}

function drawingAttributes(attributes: object): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) => attributeName.test(name) && (typeof value === 'string' || typeof value === 'number'),
    ),
  );
}

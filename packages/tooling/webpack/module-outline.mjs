import { createRunner, fileBeside, fileOfPackage } from './typescript-runner.mjs';

/**
 * @typedef {{ attributes: Record<string, string | number>, shapes: [string, Record<string, string | number>][] }} IconOutline
 * @typedef {{ label: string, order: number, icon: IconOutline }} NavigationOutline
 * @typedef {{ path: string, title: string, ability: string, navigation?: NavigationOutline, placeholder?: object,
 *   imports: string[] }} ScreenOutline
 * @typedef {{ name: string, version: string, screens: ScreenOutline[] }} ModuleOutline
 *
 * @typedef {{ type: unknown, props: Record<string, unknown> }} Element
 */

/**
 * Reads a module's definition as data, without the code of its screens. It runs the definition with stand-ins for all
 * packages except the icons. `imports` lists what the screen's `load` imports.
 *
 * @param {string} file the module's entry, src/expose/module.ts
 * @returns {Promise<ModuleOutline>} Rejects if the definition needs more than stand-ins
 */
export async function readModuleOutline(file) {
  /** @type {string[]} */
  const imports = [];
  let isLoading = false;
  const run = createRunner((request, from) => {
    const known = standIn(request);
    if (known) return { exports: known };
    if (request.endsWith('/icons')) return { file: fileOfPackage(request, from) };
    if (!request.startsWith('.')) return { exports: anything };
    const imported = fileBeside(request, from);
    if (!isLoading) return { file: imported };
    imports.push(imported);
    return { exports: {} };
  });
  const { name, version, screens } = run(file).default;
  isLoading = true;
  const outlines = [];
  for (const { path: address, title, ability, navigation, placeholder, load } of screens) {
    imports.length = 0;
    await load();
    const icon = navigation && iconOutline(navigation.icon);
    outlines.push({
      path: address,
      title,
      ability,
      ...(navigation && { navigation: { label: navigation.label, order: navigation.order, icon } }),
      ...(placeholder && { placeholder }),
      imports: [...imports],
    });
  }
  return { name, version, screens: outlines };
}

const jsxRuntime = {
  jsx: (/** @type {unknown} */ type, /** @type {object} */ props) => ({ type, props }),
  jsxs: (/** @type {unknown} */ type, /** @type {object} */ props) => ({ type, props }),
};

/** @param {string} request @returns {object | undefined} */
function standIn(request) {
  if (request.endsWith('.css')) return {};
  return request === 'react/jsx-runtime' ? jsxRuntime : undefined;
}

/** A stand-in for a package: each of its exports is a function that does nothing. */
const anything = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : () => undefined) });

/** @param {(props: object) => Element} icon a component that draws an `svg` element @returns {IconOutline} */
function iconOutline(icon) {
  let element = icon({});
  while (typeof element.type === 'function') element = element.type(element.props);
  if (element.type !== 'svg') throw new Error('An icon in the navigation has to be an svg element.');
  const { children, ...attributes } = element.props;
  const shapes = /** @type {Element[]} */ ([children].flat());
  return {
    attributes: plainAttributes(attributes),
    shapes: shapes.map(({ type, props }) => [String(type), plainAttributes(props)]),
  };
}

/** @param {Record<string, unknown>} attributes @returns {Record<string, string | number>} */
const plainAttributes = (attributes) =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      (typeof value === 'string' || typeof value === 'number') && name !== 'xmlns' ? [[name, value]] : [],
    ),
  );

import { createRunner, fileBeside } from './typescript-runner.mjs';

/**
 * @typedef {{ label: string, order: number, icon: string }} NavigationOutline
 * @typedef {{ name: string, variables?: Record<string, unknown> }} QueryOutline
 * @typedef {{ path: string, title: string, ability: string, navigation?: NavigationOutline, placeholder?: object,
 *   queries?: QueryOutline[], imports: string[] }} ScreenOutline
 * @typedef {{ name: string, version: string, screens: ScreenOutline[] }} ModuleOutline
 */

/**
 * Reads a module's definition as data, without the code of its screens. It runs the definition with stand-ins for all
 * packages. `imports` lists what the screen's `load` imports.
 *
 * @param {string} file the module's entry, src/expose/module.ts
 * @returns {Promise<ModuleOutline>} Rejects if the definition needs more than stand-ins
 */
export async function readModuleOutline(file) {
  /** @type {string[]} */
  const imports = [];
  let isLoading = false;
  const run = createRunner((request, from) => {
    if (request.endsWith('.css')) return { exports: {} };
    if (!request.startsWith('.')) return { exports: anything };
    const imported = fileBeside(request, from);
    if (!isLoading) return { file: imported };
    imports.push(imported);
    return { exports: {} };
  });
  const { name, version, screens } = run(file).default;
  isLoading = true;
  const outlines = [];
  for (const { path: address, title, ability, navigation, placeholder, queries, load } of screens) {
    imports.length = 0;
    await load();
    if (navigation && typeof navigation.icon !== 'string') {
      throw new Error(`The screen ${address} has to name its icon: \`icon: 'calendar'\`. The shell draws it.`);
    }
    outlines.push({
      path: address,
      title,
      ability,
      ...(navigation && { navigation }),
      ...(placeholder && { placeholder }),
      ...(queries && { queries }),
      imports: [...imports],
    });
  }
  return { name, version, screens: outlines };
}

/** A stand-in for a package: each of its exports is a function that does nothing. */
const anything = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : () => undefined) });

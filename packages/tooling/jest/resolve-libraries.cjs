const { existsSync } = require('node:fs');
const path = require('node:path');

/** @type {Map<string, string | undefined>} */
const bundled = new Map();

/** @param {string} name @returns {string | undefined} the file of a package that `libraries.mjs` bundled */
function findBundled(name) {
  if (!process.env.TEST_LIBRARIES || name.startsWith('.') || path.isAbsolute(name)) return undefined;
  if (!bundled.has(name)) {
    const file = path.join(process.env.TEST_LIBRARIES, `${name.replaceAll('/', '~')}.cjs`);
    bundled.set(name, existsSync(file) ? file : undefined);
  }
  return bundled.get(name);
}

/** @typedef {{ defaultResolver: (name: string, options: Options) => string }} Options */

/** @type {(name: string, options: Options) => string} */
module.exports = (name, options) => findBundled(name) ?? options.defaultResolver(name, options);

/**
 * How the shell's code is divided into files: few, because each costs a request, and a browser sends six at a time to a
 * server without HTTP/2. `main` is what every page needs. The signed-out screens are one file, which repeats a few
 * components, so that they need no other.
 *
 * A shared library must not be in a file with code that takes it, or that its own code needs, from the share scope: such a
 * file would wait for itself.
 *
 * @type {Exclude<NonNullable<import('webpack').Configuration['optimization']>['splitChunks'], false | undefined>}
 */
export const shellChunks = {
  chunks: ({ name }) => name !== 'main' && name !== 'signed-out',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    // Rarely changes, so browsers keep it when a new version of the shell is deployed.
    react: { ...file('react', 50, packages('react', 'react-dom', 'scheduler')), chunks: 'all' },
    main: {
      ...file('main', 40, either(isIn('start'), isImportedBy(/[\\/]ui[\\/]src[\\/]basics\.ts$/))),
      chunks: 'all',
    },
    basics: file('basics', 30, isImportedBy(/[/]screens[/]src[/]basics\.ts$/)),
    libraries: file(
      'libraries',
      20,
      packages(
        'client',
        'contracts',
        'react-router',
        '@apollo',
        '@wry',
        'apollo-*',
        'graphql*',
        'optimism',
        'rxjs',
        'extract-files',
        'is-plain-obj',
        'tslib',
      ),
    ),
    ui: file(
      'ui',
      10,
      packages(
        'ui',
        '@radix-ui',
        '@floating-ui',
        'aria-hidden',
        'react-remove-scroll*',
        'react-style-singleton',
        'use-*',
        'get-nonce',
      ),
    ),
    screens: file(
      'screens',
      5,
      packages(
        'screens',
        'downshift',
        'react-hook-form',
        '@hookform',
        'prop-types',
        'compute-scroll*',
        'react-is',
        'object-assign',
      ),
    ),
  },
};

/**
 * @param {string} name
 * @param {number} priority
 * @param {(module: import('webpack').Module, graphs: Graphs) => boolean} test
 */
function file(name, priority, test) {
  return { name, priority, test, enforce: true };
}

/** @param {...string} names of packages or scopes, ours or libraries; `*` matches the rest of a name */
function packages(...names) {
  const alternatives = names.join('|').replaceAll('*', '[^\\/]*');
  const pattern = new RegExp(`[\\\\/](?:node_modules|packages)[\\\\/](?:${alternatives})[\\\\/]`);
  return (/** @type {import('webpack').Module} */ module) => pattern.test(module.nameForCondition() ?? '');
}

/** @typedef {{ chunkGraph: import('webpack').ChunkGraph, moduleGraph: import('webpack').ModuleGraph }} Graphs */

/** @param {string} name of a chunk @returns {(module: import('webpack').Module, graphs: Graphs) => boolean} */
function isIn(name) {
  return (module, { chunkGraph }) => [...chunkGraph.getModuleChunks(module)].some((chunk) => chunk.name === name);
}

/**
 * @param {RegExp} entry the path of a module
 * @returns {(module: import('webpack').Module, graphs: Graphs) => boolean} whether a module is this one, or one that it
 *   imports statically, directly or not
 */
function isImportedBy(entry) {
  /** @type {WeakMap<import('webpack').ModuleGraph, Map<import('webpack').Module, boolean>>} */
  const answers = new WeakMap();
  const isImported = (/** @type {import('webpack').Module} */ module, /** @type {Graphs} */ graphs) => {
    const known = answers.get(graphs.moduleGraph) ?? new Map();
    answers.set(graphs.moduleGraph, known);
    if (!known.has(module)) {
      // Ends cycles.
      known.set(module, false);
      const isEntry = entry.test(module.nameForCondition() ?? '');
      known.set(module, isEntry || importersOf(module, graphs).some((importer) => isImported(importer, graphs)));
    }
    return known.get(module) ?? false;
  };
  return isImported;
}

/** @typedef {(module: import('webpack').Module, graphs: Graphs) => boolean} Test */

/** @param {Test} one @param {Test} other @returns {Test} */
function either(one, other) {
  return (module, graphs) => one(module, graphs) || other(module, graphs);
}

/** @param {import('webpack').Module} module @param {Graphs} graphs @returns {import('webpack').Module[]} */
const importersOf = (module, { moduleGraph }) =>
  [...moduleGraph.getIncomingConnections(module)].flatMap((connection) => {
    const { originModule, dependency } = connection;
    const isStatic = dependency !== null && moduleGraph.getParentBlock(dependency) === originModule;
    // A file that only re-exports does not need what others import through it, such as the icons of a library.
    return originModule && isStatic && connection.getActiveState(undefined) !== false ? [originModule] : [];
  });

/**
 * The same for a module. What several screens need is a file of its own only if it is large; the rest is repeated.
 *
 * @type {typeof shellChunks}
 */
export const moduleChunks = { chunks: 'async', minSize: 100_000 };

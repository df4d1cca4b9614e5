/**
 * The libraries that the shell and the modules share. A page has exactly one copy of each.
 *
 * A library is in this list only if two copies would not work together (React's hooks, a context) or if every module
 * needs most of it. Sharing a library disables its tree shaking. For this reason react-router and Apollo are not in the
 * list: our own thin packages in front of them (`@timetrack/contracts/routing`, `@timetrack/client`) are shared instead.
 *
 * `request` is the import (a trailing slash includes sub-paths), `package` is the package that declares the version.
 */
export const shareable = [
  { request: 'react', package: 'react' },
  { request: 'react/', package: 'react' },
  { request: 'react-dom', package: 'react-dom' },
  { request: 'react-dom/', package: 'react-dom' },
  { request: '@timetrack/contracts', package: '@timetrack/contracts' },
  { request: '@timetrack/contracts/routing', package: '@timetrack/contracts' },
  { request: '@timetrack/client', package: '@timetrack/client' },
  { request: '@timetrack/ui', package: '@timetrack/ui' },
  { request: '@timetrack/screens', package: '@timetrack/screens' },
];

/**
 * The sharing policy of a package, from its declared dependencies.
 *
 * @param {{ dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} packageJson
 * @param {{ bundled: boolean }} how `bundled: false` leaves the libraries out of the build: the shell provides
 *   them, so a copy in a module would never be loaded.
 * @returns {Record<string, { singleton: true, requiredVersion: string, import?: false }>}
 */
export function sharingPolicy(packageJson, { bundled }) {
  const declared = { ...packageJson.dependencies, ...packageJson.peerDependencies };
  return Object.fromEntries(
    shareable.flatMap(({ request, package: name }) => {
      const version = declared[name];
      return version ? [[request, shareLibrary(version, bundled)]] : [];
    }),
  );
}

/**
 * Declared versions are exact, and a module requires a compatible version of the shell. A mismatch causes a warning in the
 * console, because a second copy of a singleton would be worse than an older one.
 *
 * @param {string} version
 * @param {boolean} bundled
 * @returns {{ singleton: true, requiredVersion: string, import?: false }}
 */
function shareLibrary(version, bundled) {
  const requiredVersion = /^\d/.test(version) ? `^${version}` : version;
  return { singleton: true, requiredVersion, ...(bundled ? {} : { import: false }) };
}

/**
 * The libraries that the shell and the modules share. A page has exactly one copy of each.
 *
 * A library is in this list only if two copies would not work together (React's hooks, a context) or if every module
 * needs most of it. Sharing a library disables its tree shaking. For this reason react-router and Apollo are not in the
 * list: our own thin packages in front of them (`@timetrack/contracts/routing`, `@timetrack/client`) are shared instead.
 *
 * `request` is the import (a trailing slash includes sub-paths), `package` is the package that declares the version.
 * `everyPage`: the shell needs it before anything else, so it is part of its first files.
 *
 * @type {readonly { request: string, package: string, everyPage?: true }[]}
 */
export const shareable = [
  { request: 'react', package: 'react', everyPage: true },
  { request: 'react/', package: 'react', everyPage: true },
  { request: 'react-dom', package: 'react-dom', everyPage: true },
  { request: 'react-dom/', package: 'react-dom', everyPage: true },
  { request: '@timetrack/contracts', package: '@timetrack/contracts', everyPage: true },
  { request: '@timetrack/contracts/routing', package: '@timetrack/contracts' },
  { request: '@timetrack/client', package: '@timetrack/client' },
  { request: '@timetrack/ui', package: '@timetrack/ui' },
  { request: '@timetrack/ui/basics', package: '@timetrack/ui' },
  { request: '@timetrack/screens', package: '@timetrack/screens' },
  { request: '@timetrack/screens/basics', package: '@timetrack/screens' },
];

/**
 * The sharing policy of a package, from its declared dependencies.
 *
 * @param {{ dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} packageJson
 * @param {'shell' | 'module' | 'alone'} role a module leaves out the libraries that the shell provides, because its copy
 *   would never be loaded. A module on its own page has no shell.
 * @returns {Record<string, { singleton: true, requiredVersion: string, import?: false, eager?: true }>}
 */
export function sharingPolicy(packageJson, role) {
  const declared = { ...packageJson.dependencies, ...packageJson.peerDependencies };
  return Object.fromEntries(
    shareable.flatMap((library) => {
      const version = declared[library.package];
      return version ? [[library.request, shareLibrary(library, version, role)]] : [];
    }),
  );
}

/**
 * Declared versions are exact, and a module requires a compatible version of the shell. A mismatch causes a warning in the
 * console, because a second copy of a singleton would be worse than an older one.
 *
 * @param {(typeof shareable)[number]} library
 * @param {string} version
 * @param {'shell' | 'module' | 'alone'} role
 * @returns {{ singleton: true, requiredVersion: string, import?: false, eager?: true }}
 */
function shareLibrary({ everyPage }, version, role) {
  const requiredVersion = /^\d/.test(version) ? `^${version}` : version;
  return {
    singleton: true,
    requiredVersion,
    ...(role === 'module' && { import: false }),
    ...(role === 'shell' && everyPage && { eager: true }),
  };
}

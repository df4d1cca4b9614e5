/**
 * The one list of what shell and modules share: exactly one copy of each lives in a page.
 *
 * A library stands here only if two copies would break (React's hooks, a context) or if everybody needs all of it.
 * Sharing a library turns its tree shaking off, so react-router and Apollo are not here: thin packages of our own
 * (`@timetrack/contracts/routing`, `@timetrack/client`) stand in front of them and are shared in their place.
 *
 * `request` is what an import names (a trailing slash covers the sub-paths), `package` is where its version is declared.
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
 * The sharing policy of one package, from what it declares itself.
 *
 * @param {{ dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} packageJson
 * @param {{ bundled: boolean }} how `bundled: false` leaves the libraries out of the build: the shell brings them all,
 *   and a module need not carry a second copy that nobody would load.
 * @returns {Record<string, { singleton: true, requiredVersion: string, import?: false }>}
 */
export function sharingPolicy(packageJson, { bundled }) {
  const declared = { ...packageJson.dependencies, ...packageJson.peerDependencies };
  return Object.fromEntries(
    shareable.flatMap(({ request, package: name }) => {
      const version = declared[name];
      return version ? [[request, shared(version, bundled)]] : [];
    }),
  );
}

/**
 * A declared version is exact; what a module asks of the shell is compatibility with it. A mismatch is a warning in the
 * console, because a second copy of a singleton would be worse than an older one.
 *
 * @param {string} version
 * @param {boolean} bundled
 * @returns {{ singleton: true, requiredVersion: string, import?: false }}
 */
function shared(version, bundled) {
  const requiredVersion = /^\d/.test(version) ? `^${version}` : version;
  return { singleton: true, requiredVersion, ...(bundled ? {} : { import: false }) };
}

import { satisfy } from '@module-federation/enhanced/runtime';
import { ModuleError } from './module-failure.js';

/** The versions of the shared packages in this shell: `{"@timetrack/ui": "1.1.0"}`. */
export type ProvidedVersions = Readonly<Record<string, string>>;

/** Every module is built for the package that describes it. */
const contract = '@timetrack/contracts';

/**
 * Why this shell refuses a module: it lacks what the module was built for. `requires` comes from a module, so it may be
 * anything. A package that the shell does not share does not matter.
 */
export function findRefusal(requires: unknown, provided: ProvidedVersions): ModuleError | undefined {
  const ranges = Object.entries(requires ?? {}) as [string, unknown][];
  if (!ranges.some(([name]) => name === contract)) {
    return new ModuleError(`It declares no range for ${contract}.`, { kind: 'unversioned' });
  }
  const problems = ranges.flatMap(([name, range]) => {
    const version = provided[name];
    return version === undefined || isInRange(version, range) ? [] : [{ name, version, range: String(range) }];
  });
  const [first] = problems;
  if (!first) return undefined;
  const built = problems.map(({ name, range }) => `${name} ${range}`).join(', ');
  const has = problems.map(({ name, version }) => `${name} ${version}`).join(', ');
  const [lowest = ''] = /\d+\.\d+\.\d+/.exec(first.range) ?? [];
  const kind = isInRange(first.version, `<${lowest}`) ? 'newer' : 'older';
  return new ModuleError(`It was built for ${built}. This page has ${has}.`, { kind });
}

const isInRange = (version: string, range: unknown): boolean =>
  typeof range === 'string' && range.trim() !== '' && satisfy(version, range);

/** The versions in what the federation runtime shares: the shell's build reads them from the packages. */
export const providedVersions = (
  shared: Readonly<Record<string, readonly { readonly version?: string }[]>>,
): ProvidedVersions =>
  Object.fromEntries(
    Object.entries(shared).flatMap(([name, [library]]) => (library?.version ? [[name, library.version]] : [])),
  );

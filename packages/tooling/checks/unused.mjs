import path from 'node:path';
import { run } from '../lib/run.mjs';

const config = path.join(import.meta.dirname, '../knip.json');

/**
 * @typedef {{ file: string, kind: string, name: string, line?: number }} Unused
 */

/**
 * Finds unused code with knip: files, dependencies, exports and exported types.
 *
 * @param {string} top
 * @returns {Promise<Unused[]>}
 */
export async function findUnused(top) {
  const { stdout, output } = await run(
    'knip',
    ['--directory', top, '--config', config, '--reporter', 'json', '--no-progress', '--no-exit-code'],
    { cwd: top },
  );
  if (!stdout.startsWith('{')) throw new Error(`knip could not read the repository:\n${output}`);
  /** @type {{ issues: Record<string, any>[] }} */
  const { issues } = JSON.parse(stdout);
  return issues.flatMap(({ file, owners, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      (Array.isArray(found) ? found : []).flat().map(({ name, line }) => ({ file, kind, name, line })),
    ),
  );
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dependenciesAmong } from '../lib/workspaces.mjs';

/**
 * Lists the files that a workspace is built from, as globs: its own, those of every workspace that it depends on, and the
 * lock file. They follow from nx.json and the dependencies in package.json, as the key of Nx's cache does, so that a new
 * workspace needs no list of its own.
 *
 * @param {import('../lib/workspaces.mjs').Workspace} workspace
 * @param {import('../lib/workspaces.mjs').Workspace[]} all
 * @param {string} top
 * @returns {string[]} globs relative to `top`; `!` excludes
 */
export function buildInputs(workspace, all, top) {
  const { namedInputs } = JSON.parse(readFileSync(path.join(top, 'nx.json'), 'utf8'));
  const places = [workspace, ...dependenciesAmong(workspace, all)];
  return [
    ...places.flatMap(({ folder, packageJson }) =>
      (packageJson.nx?.namedInputs?.production ?? namedInputs.production).map((/** @type {string} */ glob) =>
        glob.replace('{projectRoot}', folder),
      ),
    ),
    'package-lock.json',
  ];
}

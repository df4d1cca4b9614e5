import { dependenciesAmong } from '../lib/workspaces.mjs';

/** All files except tests, documents and output. */
const production = [
  '**/*',
  '!{dist,node_modules,coverage,test,e2e,bench,src/testing}/**/*',
  '!**/test/**/*',
  '!**/*.test.*',
  '!**/*.md',
];

/**
 * Lists the files that a workspace is built from, as globs: its own, those of every workspace that it depends on, and the
 * lock file. They follow from the dependencies in package.json, so that a new workspace needs no list of its own. A workspace
 * of tools names in `buildInputs` the few files that builds read.
 *
 * @param {import('../lib/workspaces.mjs').Workspace} workspace
 * @param {import('../lib/workspaces.mjs').Workspace[]} all
 * @returns {string[]} globs relative to `top`; `!` excludes
 */
export function buildInputs(workspace, all) {
  const places = [workspace, ...dependenciesAmong(workspace, all)];
  return [
    ...places.flatMap(({ folder, packageJson }) =>
      (packageJson.buildInputs ?? production).map((glob) => glob.replace(/^!?/, `$&${folder}/`)),
    ),
    'package-lock.json',
  ];
}

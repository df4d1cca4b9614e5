/** The oldest supported Node. `engines` in the top package.json has the same number. */
export const neededMajor = 26;

/**
 * Old versions read this file, and everything imported before the check, so it uses no syntax newer than Node 18.
 *
 * @param {string} [version] as `process.versions.node` gives it
 * @returns {boolean}
 */
export function isNodeNewEnough(version = process.versions.node) {
  return Number.parseInt(version, 10) >= neededMajor;
}

/**
 * Returns one sentence if this Node is too old, otherwise undefined. On a machine with an older Node, `npm ci` installs a
 * newer one for `npm start`, `npm test` and `npm run`; a `node` typed by hand is the machine's own.
 *
 * @param {string} [version] as `process.versions.node` gives it
 * @returns {string | undefined}
 */
export function explainOldNode(version = process.versions.node) {
  if (isNodeNewEnough(version)) return undefined;
  return `TimeTrack needs Node ${neededMajor} or newer and this is Node ${version}: use \`npm start\`, \`npm test\` and \`npm run\`, which use the Node that \`npm ci\` installed (if its install scripts were skipped, run \`node packages/tooling/node/provide.mjs\`).`;
}

/** Ends the process with that sentence if this Node is too old. */
export function requireNode() {
  const explanation = explainOldNode();
  if (!explanation) return;
  console.error(explanation);
  process.exit(1);
}

/** The oldest Node that everything here runs on: `engines` of the top package.json says the same. */
export const neededMajor = 26;

/**
 * One sentence if this Node is too old, nothing otherwise. `npm run` and `npm start` find the Node that `npm ci` brought;
 * a `node` typed by hand is the machine's own.
 *
 * This file, and what imports it before the check, is read by old versions too: nothing newer than Node 18 in it.
 *
 * @param {string} [version] as `process.versions.node` gives it
 * @returns {string | undefined}
 */
export function complaintAboutNode(version = process.versions.node) {
  if (Number.parseInt(version, 10) >= neededMajor) return undefined;
  return `TimeTrack needs Node ${neededMajor} or newer and this is Node ${version}: use \`npm start\`, \`npm test\` and \`npm run\`, which take the Node that \`npm ci\` brought.`;
}

/** Ends the process with that sentence if this Node is too old. */
export function requireNode() {
  const complaint = complaintAboutNode();
  if (!complaint) return;
  console.error(complaint);
  process.exit(1);
}

import { buildSchema } from 'graphql';
import { listBreakingChanges } from './breaking-changes.mjs';
import { deprecationsOf, listVagueDeprecations, partsOf } from './deprecations.mjs';
import { usesOf } from './uses.mjs';

/**
 * @typedef {{ module: string, version: string, documents: readonly import('graphql').DocumentNode[] }} ReleasedOperations
 * @typedef {{ writtenOn: string, coordinates: Record<string, { lastUsedOn: string, apiKeys: number }> }} KeyUsage what API
 *   keys use, written by `npm run schema:usage`
 * @typedef {{ schema: string, operations: readonly ReleasedOperations[], usage: KeyUsage | undefined }} Release the last
 *   release: its schema, and the operations of the last two releases of each module
 */

/** A usage file that is older does not show what API keys use today. */
const maxUsageDays = 30;

/**
 * Why a schema must not replace that of the last release; empty if it may. Clients keep working: a part of the schema
 * is removed or changed only after its announced day, and once it is unused.
 *
 * @param {Release} release
 * @param {string} next
 * @param {string} today `2027-12-01`
 * @returns {Promise<string[]>} lines
 */
export async function listObjections(release, next, today) {
  const nextSchema = buildSchema(next);
  const vague = listVagueDeprecations(nextSchema).map((line) => `  ${line}`);
  const last = buildSchema(release.schema);
  const changes = await listBreakingChanges(last, nextSchema);
  const judge = createJudge(release, last, today);
  const broken = changes.flatMap(({ coordinate, message }) => {
    const obstacles = judge(coordinate);
    return obstacles.length > 0 ? [`  ${message}`, ...obstacles.map((obstacle) => `    ${obstacle}`)] : [];
  });
  return [
    ...(vague.length > 0 ? ['Deprecations need a reason and a day of removal:', ...vague] : []),
    ...(broken.length > 0 ? ['The change would break clients of the last release:', ...broken, howToRemove] : []),
  ];
}

const howToRemove =
  'Keep what exists, add the new form, and deprecate the old one. docs/contributing/operations.md says how a field is removed.';

/**
 * @param {Release} release
 * @param {import('graphql').GraphQLSchema} last
 * @param {string} today
 * @returns {(coordinate: string) => string[]} what prevents the removal of a part of the last schema
 */
function createJudge({ operations, usage }, last, today) {
  const parts = partsOf(last);
  const deprecations = deprecationsOf(parts);
  const used = operations.map(({ documents, ...release }) => ({ ...release, uses: usesOf(last, documents) }));
  const usageObstacle = obstacleOfUsage(usage, today);

  /** @param {string} coordinate @returns {string[]} */
  function obstaclesOfDate(coordinate) {
    if (isDue(coordinate)) return [];
    if (last.getType(coordinate)) {
      return [`${coordinate} has parts, or is reached by parts, that may not be removed yet.`];
    }
    const deprecation = deprecations.get(coordinate);
    if (!deprecation) return [`${coordinate} was not deprecated in the last release.`];
    if (!deprecation.removal) return [`The deprecation of ${coordinate} in the last release has no day of removal.`];
    return [`${coordinate} may be removed on ${deprecation.removal}, not before.`];
  }

  /**
   * Whether the announced day of removal has come. A type has no day of its own: it is due when all that leads to it is due,
   * or all that it has. What belongs to a type that is due is due as well.
   *
   * @param {string} coordinate
   * @param {ReadonlySet<string>} [types] those that are being looked at, because types can lead to each other
   * @returns {boolean}
   */
  function isDue(coordinate, types = new Set()) {
    if (types.has(coordinate)) return true;
    if (!last.getType(coordinate)) {
      const { removal } = deprecations.get(coordinate) ?? {};
      const [type = ''] = coordinate.split('.');
      return (removal !== undefined && removal <= today) || (last.getType(type) !== undefined && isDue(type, types));
    }
    const inner = new Set([...types, coordinate]);
    const leading = parts.filter(({ leadsTo, owner }) => leadsTo === coordinate && owner.split('.')[0] !== coordinate);
    const members = parts.filter(({ owner }) => owner === coordinate);
    return (
      (leading.length > 0 && leading.every((part) => isDue(part.coordinate, inner))) ||
      (members.length > 0 && members.every((member) => (deprecations.get(member.coordinate)?.removal ?? '9') <= today))
    );
  }

  return (coordinate) => {
    const modules = used.flatMap(({ module, version, uses }) => {
      const names = uses.get(coordinate);
      return names ? [`Used by ${module} ${version}: ${[...names].sort().join(', ')}.`] : [];
    });
    const keys = Object.entries(usage?.coordinates ?? {})
      .filter(([name]) => name === coordinate || name.startsWith(`${coordinate}.`))
      .map(([name, { apiKeys, lastUsedOn }]) => `Used by ${apiKeys} API keys: ${name}, last on ${lastUsedOn}.`);
    const date = obstaclesOfDate(coordinate);
    // Where the part may not go yet, the age of the usage file does not matter.
    return [...date, ...modules, ...keys, ...(date.length === 0 && usageObstacle ? [usageObstacle] : [])];
  };
}

/** @param {KeyUsage | undefined} usage @param {string} today @returns {string | undefined} */
function obstacleOfUsage(usage, today) {
  const toDo = 'Run `npm run schema:usage` against the database of production and commit the file.';
  if (!usage) return `What API keys use is not known. ${toDo}`;
  const days = (Date.parse(today) - Date.parse(usage.writtenOn)) / 86_400_000;
  if (days >= 0 && days <= maxUsageDays) return undefined;
  return `What API keys use is known as of ${usage.writtenOn} only, and must not be older than ${maxUsageDays} days. ${toDo}`;
}

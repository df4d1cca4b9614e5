import { buildSchema } from 'graphql';
import { deprecationsOf } from './deprecations.mjs';
import { usesOf } from './uses.mjs';

/**
 * Counts the operations and fragments of each module that use something deprecated. They work until its removal.
 *
 * @param {string} schema
 * @param {readonly { module: string, documents: readonly import('graphql').DocumentNode[] }[]} modules
 * @returns {string[]} `mf-admin: 2 operations use deprecated parts of the schema (Query.jobs)`
 */
export function listDeprecatedUses(schema, modules) {
  const built = buildSchema(schema);
  const deprecated = deprecationsOf(built);
  return modules.flatMap(({ module, documents }) => {
    const uses = [...usesOf(built, documents)].filter(([coordinate]) => deprecated.has(coordinate));
    const operations = new Set(uses.flatMap(([, names]) => [...names]));
    if (operations.size === 0) return [];
    const coordinates = uses.map(([coordinate]) => coordinate).sort();
    const noun = operations.size === 1 ? 'operation uses' : 'operations use';
    return [`${module}: ${operations.size} ${noun} deprecated parts of the schema (${coordinates.join(', ')})`];
  });
}

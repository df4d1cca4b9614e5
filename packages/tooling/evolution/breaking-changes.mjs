import { diff } from '@graphql-inspector/core';

/**
 * @typedef {{ coordinate: string, message: string }} BreakingChange `coordinate` is the part of the schema that clients
 *   may use: `Query.jobs.first`
 * @typedef {{ type: string, path?: string, message: string, meta: Record<string, unknown>, criticality: { level: string } }} Change
 */

const changedDefaults = ['FIELD_ARGUMENT_DEFAULT_CHANGED', 'INPUT_FIELD_DEFAULT_VALUE_CHANGED'];

/**
 * What would break clients of the last schema, including a default value that changes: a client that relies on it gets
 * something else without an error. A default where there was none changes nothing that a client was promised.
 *
 * @param {import('graphql').GraphQLSchema} last
 * @param {import('graphql').GraphQLSchema} next
 * @returns {Promise<BreakingChange[]>}
 */
export async function listBreakingChanges(last, next) {
  const changes = /** @type {Change[]} */ (/** @type {unknown} */ (await diff(last, next)));
  return changes.filter(isBreaking).map((change) => ({
    coordinate: coordinateOf(change),
    message: change.message,
  }));
}

/** @param {Change} change */
function isBreaking({ type, criticality, meta }) {
  if (criticality.level === 'BREAKING') return true;
  return changedDefaults.includes(type) && meta.oldDefaultValue !== undefined && meta.oldDefaultValue !== null;
}

/** @param {Change} change */
function coordinateOf({ type, path = '', meta }) {
  // Clients use the member of a union, and name it in their fragments.
  return type === 'UNION_MEMBER_REMOVED' ? String(meta.removedUnionMemberTypeName) : path;
}

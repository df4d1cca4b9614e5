import { getNamedType, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';

/**
 * @typedef {{ coordinate: string, reason: string, removal: string | undefined }} Deprecation `removal` is the first day
 *   on which the part may be removed, `2027-12-01`
 */

const example = '"Use `jobCreate`. Removal: 2027-12-01 at the earliest."';

/**
 * A field, argument, input field or enum value, with what it belongs to (`Job`, or `Job.name` for an argument) and the type
 * that it leads to.
 *
 * @typedef {{ coordinate: string, owner: string, leadsTo: string | undefined, reason: string | null | undefined }} Part
 */

/** @param {import('graphql').GraphQLSchema} schema @returns {Part[]} */
export const partsOf = (schema) =>
  Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => {
      if (isEnumType(type)) return type.getValues().map((value) => toPart(type.name, value));
      if (!(isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))) return [];
      return Object.values(type.getFields()).flatMap((field) => {
        /** @type {readonly import('graphql').GraphQLArgument[]} */
        const args = 'args' in field ? field.args : [];
        return [toPart(type.name, field), ...args.map((argument) => toPart(`${type.name}.${field.name}`, argument))];
      });
    });

/**
 * @param {string} owner
 * @param {{ name: string, type?: import('graphql').GraphQLType, deprecationReason?: string | null | undefined }} definition
 * @returns {Part}
 */
const toPart = (owner, { name, type, deprecationReason: reason }) => ({
  coordinate: `${owner}.${name}`,
  owner,
  leadsTo: type && getNamedType(type).name,
  reason,
});

/** Every deprecated part, by its coordinate. @param {readonly Part[]} parts @returns {Map<string, Deprecation>} */
export const deprecationsOf = (parts) =>
  new Map(
    parts.flatMap(({ coordinate, reason }) =>
      typeof reason === 'string' ? [[coordinate, { coordinate, reason, removal: removalOf(reason) }]] : [],
    ),
  );

/** @param {string} reason @returns {string | undefined} */
function removalOf(reason) {
  const day = /\bRemoval: (\d{4}-\d{2}-\d{2})\b/.exec(reason)?.[1];
  return day && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day) ? day : undefined;
}

/**
 * The problems of a schema's deprecations. Each names what to use instead, and the day of its removal.
 *
 * @param {import('graphql').GraphQLSchema} schema
 * @returns {string[]}
 */
export function listVagueDeprecations(schema) {
  return [...deprecationsOf(partsOf(schema)).values()].flatMap(({ coordinate, reason, removal }) => {
    const advice = reason.replace(/\bRemoval:.*$/s, '').trim();
    if (advice === '' || advice === 'No longer supported') {
      return [`${coordinate} is deprecated without a reason. Say what replaces it: ${example}.`];
    }
    if (removal) return [];
    return [`${coordinate} is deprecated without a date of removal (\`Removal: YYYY-MM-DD\`). Write it as ${example}.`];
  });
}

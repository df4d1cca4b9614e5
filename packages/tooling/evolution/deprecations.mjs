import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';

/**
 * @typedef {{ coordinate: string, reason: string, removal: string | undefined }} Deprecation `removal` is the first day
 *   on which the part may be removed, `2027-12-01`
 */

const example = '"Use `jobCreate`. Removal: 2027-12-01 at the earliest."';

/**
 * Every deprecated field, argument, input field and enum value of a schema, by its coordinate.
 *
 * @param {import('graphql').GraphQLSchema} schema
 * @returns {Map<string, Deprecation>}
 */
export function deprecationsOf(schema) {
  const parts = Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap(partsOf);
  return new Map(
    parts.flatMap(({ coordinate, reason }) =>
      typeof reason === 'string' ? [[coordinate, { coordinate, reason, removal: removalOf(reason) }]] : [],
    ),
  );
}

/** @typedef {{ coordinate: string, reason: string | null | undefined }} Part */

/** @param {import('graphql').GraphQLNamedType} type @returns {Part[]} */
function partsOf(type) {
  if (isEnumType(type)) {
    return type
      .getValues()
      .map(({ name, deprecationReason: reason }) => ({ coordinate: `${type.name}.${name}`, reason }));
  }
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map(({ name, deprecationReason: reason }) => ({
      coordinate: `${type.name}.${name}`,
      reason,
    }));
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const coordinate = `${type.name}.${field.name}`;
    const args = field.args.map(({ name, deprecationReason: reason }) => ({
      coordinate: `${coordinate}.${name}`,
      reason,
    }));
    return [{ coordinate, reason: field.deprecationReason }, ...args];
  });
}

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
  return [...deprecationsOf(schema).values()].flatMap(({ coordinate, reason, removal }) => {
    const advice = reason.replace(/\bRemoval:.*$/s, '').trim();
    if (advice === '' || advice === 'No longer supported') {
      return [`${coordinate} is deprecated without a reason. Say what replaces it: ${example}.`];
    }
    if (removal) return [];
    return [`${coordinate} is deprecated without a date of removal (\`Removal: YYYY-MM-DD\`). Write it as ${example}.`];
  });
}

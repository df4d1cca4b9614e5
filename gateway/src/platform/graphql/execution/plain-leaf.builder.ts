import {
  GraphQLBoolean,
  type GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  type GraphQLLeafType,
  GraphQLString,
  isEnumType,
} from 'graphql';
import { GraphQLISODateTime } from 'type-graphql';
import { type Plain, plainValue } from './plain-value.builder.js';

const text = plainValue(
  (value) => typeof value === 'string',
  (value, { json }) => json.writeText(value as string),
);
const flag = plainValue(
  (value) => typeof value === 'boolean',
  (value, { json }) => json.addJson(String(value)),
);
const instant = plainValue(
  (value) => value instanceof Date && !Number.isNaN(value.getTime()),
  (value, { json }) => json.writeInstant(value as Date),
);

const isFloat = (value: unknown): boolean => Number.isFinite(value);
/** Of 32 bits, as GraphQL specifies. */
const isInt = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= -(2 ** 31) && (value as number) < 2 ** 31;

const plainNumber = (accepts: Plain['accepts']) =>
  plainValue(accepts, (value, { json }) => json.addJson(JSON.stringify(value)));

const builtIn = new Map<GraphQLLeafType, Plain>([
  [GraphQLString, text],
  [GraphQLID, text],
  [GraphQLBoolean, flag],
  [GraphQLInt, plainNumber(isInt)],
  [GraphQLFloat, plainNumber(isFloat)],
  [GraphQLISODateTime, instant],
]);

/** The values that serialize to themselves; of other scalars those that serialize to a text. */
export function plainLeaf(type: GraphQLLeafType): Plain {
  const known = builtIn.get(type);
  if (known) return known;
  if (isEnumType(type)) return plainEnum(type);
  return plainValue(
    (value) => typeof value === 'string' && serializesToText(type, value),
    (value, { json }) => json.writeText(type.serialize(value) as string),
  );
}

function plainEnum(type: GraphQLEnumType): Plain {
  const texts = new Map(type.getValues().map(({ name, value }) => [value as unknown, Buffer.from(`"${name}"`)]));
  return plainValue(
    (value) => texts.has(value),
    (value, { json }) => json.add(texts.get(value) as Buffer),
  );
}

function serializesToText(type: GraphQLLeafType, value: string): boolean {
  try {
    return typeof type.serialize(value) === 'string';
  } catch {
    return false;
  }
}

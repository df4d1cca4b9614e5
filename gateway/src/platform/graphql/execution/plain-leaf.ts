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
import { isAbsent, notPlain, type Plain, plainValue } from './plain-value.js';

/** The scalar whose values are a `Date`, written as `Date.toJSON` does. */
export const instantScalar = 'DateTimeISO';

const isText = (value: unknown): value is string => typeof value === 'string';
const isInstant = (value: unknown): value is Date => value instanceof Date && !Number.isNaN(value.getTime());

const text: Plain = {
  accepts: isText,
  write: (value, json) => {
    if (!isText(value)) throw notPlain;
    json.writeText(value);
  },
};
const instant: Plain = {
  accepts: isInstant,
  write: (value, json) => {
    if (!isInstant(value)) throw notPlain;
    json.writeInstant(value);
  },
};
const flag = plainValue(
  (value) => typeof value === 'boolean',
  (value, json) => json.addJson(String(value)),
);

const isFloat = (value: unknown): boolean => Number.isFinite(value);
/** Of 32 bits, as GraphQL specifies. */
const isInt = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= -(2 ** 31) && (value as number) < 2 ** 31;

const plainNumber = (accepts: Plain['accepts']) =>
  plainValue(accepts, (value, json) => json.addJson(JSON.stringify(value)));

const builtIn = new Map<GraphQLLeafType, Plain>([
  [GraphQLString, text],
  [GraphQLID, text],
  [GraphQLBoolean, flag],
  [GraphQLInt, plainNumber(isInt)],
  [GraphQLFloat, plainNumber(isFloat)],
]);

/** The values that serialize to themselves; of other scalars those that serialize to a text. */
export function plainLeaf(type: GraphQLLeafType): Plain {
  const known = builtIn.get(type);
  if (known) return known;
  if (type.name === instantScalar) return instant;
  if (isEnumType(type)) return plainEnum(type);
  return plainValue(
    (value) => typeof value === 'string' && serializesToText(type, value),
    (value, json) => json.writeText(type.serialize(value) as string),
  );
}

function plainEnum(type: GraphQLEnumType): Plain {
  const values = type.getValues().filter(({ value }) => !isAbsent(value));
  const texts = new Map(values.map(({ name, value }) => [value as unknown, Buffer.from(`"${name}"`)]));
  return {
    accepts: (value) => texts.has(value),
    write: (value, json) => {
      const text = texts.get(value);
      if (!text) throw notPlain;
      json.add(text);
    },
  };
}

function serializesToText(type: GraphQLLeafType, value: string): boolean {
  try {
    return typeof type.serialize(value) === 'string';
  } catch {
    return false;
  }
}

import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  type GraphQLLeafType,
  GraphQLString,
  isEnumType,
} from 'graphql';
import { notPlain, type WritePlain } from './plain-value.js';

/** The scalar whose values are a `Date`, written as `Date.toJSON` does. */
const instantScalar = 'DateTimeISO';

const writeText: WritePlain = (value, json) => {
  if (typeof value !== 'string') throw notPlain;
  json.writeText(value);
};
const writeInstant: WritePlain = (value, json) => {
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) throw notPlain;
  json.writeInstant(value);
};
const writeFlag: WritePlain = (value, json) => {
  if (typeof value !== 'boolean') throw notPlain;
  json.addJson(String(value));
};
const writeFloat: WritePlain = (value, json) => {
  if (!Number.isFinite(value)) throw notPlain;
  json.addJson(JSON.stringify(value));
};
/** Of 32 bits, as GraphQL specifies. */
const writeInt: WritePlain = (value, json) => {
  if (!Number.isInteger(value) || (value as number) < -(2 ** 31) || (value as number) >= 2 ** 31) throw notPlain;
  json.addJson(JSON.stringify(value));
};

const builtIn = new Map<GraphQLLeafType, WritePlain>([
  [GraphQLString, writeText],
  [GraphQLID, writeText],
  [GraphQLBoolean, writeFlag],
  [GraphQLInt, writeInt],
  [GraphQLFloat, writeFloat],
]);

/** The values that serialize to themselves; of other scalars those that serialize to a text. */
export function plainLeaf(type: GraphQLLeafType): WritePlain {
  const known = builtIn.get(type);
  if (known) return known;
  if (type.name === instantScalar) return writeInstant;
  if (isEnumType(type)) {
    const texts = new Map(type.getValues().map(({ name, value }) => [value as unknown, Buffer.from(`"${name}"`)]));
    return (value, json) => {
      // GraphQL treats null as absent, even if an enum has it as a value.
      const text = value === null ? undefined : texts.get(value);
      if (!text) throw notPlain;
      json.add(text);
    };
  }
  return (value, json) => {
    if (typeof value !== 'string') throw notPlain;
    writeText(type.serialize(value), json);
  };
}

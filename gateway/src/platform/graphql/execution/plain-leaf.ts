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

/** Long texts are searched faster by the engine. */
const maxSearchedLength = 200;
/** What `JSON.stringify` escapes, and pairs of surrogates, which are rare. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON escapes them.
const escaped = /["\\\u0000-\u001f\ud800-\udfff]/;

const writeText: WritePlain = (value) => {
  if (typeof value !== 'string') throw notPlain;
  return value.length > maxSearchedLength || escaped.test(value) ? JSON.stringify(value) : `"${value}"`;
};
const writeInstant: WritePlain = (value) => {
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) throw notPlain;
  return `"${textOfInstant(value)}"`;
};
const writeFlag: WritePlain = (value) => {
  if (typeof value !== 'boolean') throw notPlain;
  return String(value);
};
const writeFloat: WritePlain = (value) => {
  if (!Number.isFinite(value)) throw notPlain;
  return String(value);
};
/** Of 32 bits, as GraphQL specifies. */
const writeInt: WritePlain = (value) => {
  if (!Number.isInteger(value) || (value as number) < -(2 ** 31) || (value as number) >= 2 ** 31) throw notPlain;
  return String(value);
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
    const texts = new Map(type.getValues().map(({ name, value }) => [value as unknown, `"${name}"`]));
    return (value) => {
      // GraphQL treats null as absent, even if an enum has it as a value.
      const text = value === null ? undefined : texts.get(value);
      if (!text) throw notPlain;
      return text;
    };
  }
  return (value) => {
    if (typeof value !== 'string') throw notPlain;
    return writeText(type.serialize(value));
  };
}

const dayMs = 86_400_000;
/** Ten years of days, so that the dates of a list are rarely computed. */
const maxKnownDates = 3660;
/** By days since 1970: `2026-07-15T` */
const knownDates = new Map<number, string>();
const twoDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** As `Date.toISOString`, which takes far longer for dates that are written once. */
function textOfInstant(instant: Date): string {
  const ms = instant.getTime();
  const day = Math.floor(ms / dayMs);
  const ofDay = ms - day * dayMs;
  const seconds = Math.floor(ofDay / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const fraction = ofDay - seconds * 1000;
  const hundreds = Math.floor(fraction / 100);
  const time = `${twoDigits[hours]}:${twoDigits[minutes - hours * 60]}:${twoDigits[seconds - minutes * 60]}`;
  return `${knownDates.get(day) ?? noteDate(day)}${time}.${hundreds}${twoDigits[fraction - hundreds * 100]}Z`;
}

function noteDate(day: number): string {
  if (knownDates.size === maxKnownDates) knownDates.clear();
  const date = new Date(day * dayMs).toISOString().slice(0, -'00:00:00.000Z'.length);
  knownDates.set(day, date);
  return date;
}

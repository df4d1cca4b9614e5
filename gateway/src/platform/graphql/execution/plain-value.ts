import type { JsonBytes } from './json-bytes.js';

/**
 * How the values of a type become JSON if they are plain data: no resolver, promise, method or error is left. All other values
 * are completed by the general algorithm, which reports their errors. Only a nullable type has null and undefined.
 */
export interface Plain {
  /** Whether a value is plain data that completes without an error. */
  readonly accepts: (value: unknown) => boolean;
  /** Writes a value. Throws if it is not plain data. */
  readonly write: (value: unknown, json: JsonBytes) => void;
}

export const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function';

export const notPlain = new Error('this value is not plain data');

/** The most frequent types check their values in `write`, which is faster. */
export function plainValue(accepts: Plain['accepts'], write: Plain['write']): Plain {
  return {
    accepts,
    write: (value, json) => {
      if (!accepts(value)) throw notPlain;
      write(value, json);
    },
  };
}

/** A property of an object, and how its value becomes JSON. */
export interface PlainProperty {
  readonly name: string;
  readonly value: Plain;
}

/** A selected field that is a property of its object. */
export interface PlainField {
  readonly responseName: string;
  readonly plain: PlainProperty;
}

const [openBrace, closeBrace, openBracket, closeBracket, comma] = [0x7b, 0x7d, 0x5b, 0x5d, 0x2c];
const nullJson = Buffer.from('null');

export const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

export function plainConstant(text: string): Plain {
  const bytes = Buffer.from(JSON.stringify(text));
  return { accepts: () => true, write: (_source, json) => json.add(bytes) };
}

export function plainObject(fields: readonly PlainField[]): Plain {
  const properties = fields.map(({ responseName, plain: { name, value } }, index) => ({
    key: Buffer.from(`${index === 0 ? '{' : ','}${JSON.stringify(responseName)}:`),
    name,
    ...value,
  }));
  return {
    accepts: (value) => {
      if (!isPlainObject(value)) return false;
      for (const { name, accepts } of properties) if (!accepts(value[name])) return false;
      return true;
    },
    write: (value, json) => {
      if (!isPlainObject(value)) throw notPlain;
      if (properties.length === 0) json.addByte(openBrace);
      for (const { key, name, write } of properties) {
        json.add(key);
        write(value[name], json);
      }
      json.addByte(closeBrace);
    },
  };
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !(value instanceof Error) && !isPromise(value);
}

export function plainList(item: Plain): Plain {
  return {
    accepts: (value) => Array.isArray(value) && acceptsAll(item, value),
    write: (value, json) => {
      if (!Array.isArray(value)) throw notPlain;
      json.addByte(openBracket);
      for (let index = 0; index < value.length; index += 1) {
        if (index > 0) json.addByte(comma);
        item.write(value[index], json);
      }
      json.addByte(closeBracket);
    },
  };
}

/** Holes of an array are undefined. */
export function acceptsAll({ accepts }: Plain, items: readonly unknown[]): boolean {
  for (const item of items) if (!accepts(item)) return false;
  return true;
}

export function plainNullable({ accepts, write }: Plain): Plain {
  return {
    accepts: (value) => isAbsent(value) || accepts(value),
    write: (value, json) => (isAbsent(value) ? json.add(nullJson) : write(value, json)),
  };
}

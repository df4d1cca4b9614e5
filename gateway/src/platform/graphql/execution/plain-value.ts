import type { JsonBytes } from './json-bytes.js';

/**
 * Writes a value of a type as JSON if it is plain data: no resolver, promise, method or error is left. Throws for all other
 * values, which are completed by the general algorithm, which reports their errors. Only a nullable type has null and undefined.
 */
export type WritePlain = (value: unknown, json: JsonBytes) => void;

/** A property of an object, and how its value becomes JSON. */
export interface PlainProperty {
  readonly name: string;
  readonly write: WritePlain;
}

/** A selected field that is a property of its object. */
export interface PlainField {
  readonly responseName: string;
  readonly plain: PlainProperty;
}

export const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function';

export const notPlain = new Error('this value is not plain data');

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

const [openBrace, closeBrace, openBracket, closeBracket, comma] = [0x7b, 0x7d, 0x5b, 0x5d, 0x2c];
const nullJson = Buffer.from('null');

export function plainConstant(text: string): WritePlain {
  const bytes = Buffer.from(JSON.stringify(text));
  return (_value, json) => json.add(bytes);
}

export function plainObject(fields: readonly PlainField[]): WritePlain {
  const properties = fields.map(({ responseName, plain }, index) => ({
    key: Buffer.from(`${index === 0 ? '' : ','}${JSON.stringify(responseName)}:`),
    ...plain,
  }));
  return (value, json) => {
    if (!isPlainObject(value)) throw notPlain;
    json.addByte(openBrace);
    for (const { key, name, write } of properties) {
      json.add(key);
      write(value[name], json);
    }
    json.addByte(closeBrace);
  };
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !(value instanceof Error) && !isPromise(value);
}

export function plainList(writeItem: WritePlain): WritePlain {
  return (value, json) => {
    if (!Array.isArray(value)) throw notPlain;
    json.addByte(openBracket);
    for (let index = 0; index < value.length; index += 1) {
      if (index > 0) json.addByte(comma);
      // Holes of an array are undefined.
      writeItem(value[index], json);
    }
    json.addByte(closeBracket);
  };
}

export function plainNullable(write: WritePlain): WritePlain {
  return (value, json) => (isAbsent(value) ? json.add(nullJson) : write(value, json));
}

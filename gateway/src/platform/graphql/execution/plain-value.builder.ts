import { isPromise } from 'graphql/jsutils/isPromise.js';
import type { PlainOutput } from './plain-output.store.js';

/**
 * How the values of a type become JSON if they are plain data: no resolver, promise, method or error is left. All other values
 * are completed by the general algorithm, which reports their errors.
 */
export interface Plain {
  /** Whether a value is plain data that completes without an error. */
  readonly accepts: (value: unknown) => boolean;
  /** Writes a value. Throws if it is not plain data. */
  readonly write: (value: unknown, output: PlainOutput) => void;
}

const notPlain = new Error('this value is not plain data');

/** Writes what is accepted. */
export function plainValue(accepts: Plain['accepts'], write: Plain['write']): Plain {
  return {
    accepts,
    write: (value, output) => {
      if (!accepts(value)) throw notPlain;
      write(value, output);
    },
  };
}

/** A selected field that is a property of its object. It accepts and writes the object. */
export interface PlainField {
  readonly responseName: string;
  readonly plain: Plain;
}

const [openBrace, closeBrace, openBracket, closeBracket, comma] = [0x7b, 0x7d, 0x5b, 0x5d, 0x2c];
const nullJson = Buffer.from('null');

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

export function plainProperty(name: string, { accepts, write }: Plain): Plain {
  return {
    accepts: (source) => accepts((source as Readonly<Record<string, unknown>>)[name]),
    write: (source, output) => write((source as Readonly<Record<string, unknown>>)[name], output),
  };
}

export function plainConstant(text: string): Plain {
  const json = Buffer.from(JSON.stringify(text));
  return { accepts: () => true, write: (_source, output) => output.json.add(json) };
}

export function plainObject(fields: readonly PlainField[]): Plain {
  const accepting = fields.map(({ plain }) => plain.accepts);
  const writing = fields.map(({ responseName, plain }, index) => ({
    key: Buffer.from(`${index === 0 ? '' : ','}${JSON.stringify(responseName)}:`),
    write: plain.write,
  }));
  const writeFields = (source: object, output: PlainOutput): void => {
    const { json } = output;
    json.addByte(openBrace);
    for (const { key, write } of writing) {
      json.add(key);
      write(source, output);
    }
    json.addByte(closeBrace);
  };
  return {
    accepts: (value) => isPlainObject(value) && accepting.every((accepts) => accepts(value)),
    write: (value, output) => {
      if (!isPlainObject(value)) throw notPlain;
      output.writeObject(writeFields, value);
    },
  };
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Error) && !isPromise(value);
}

export function plainList(item: Plain): Plain {
  return {
    accepts: (value) => Array.isArray(value) && acceptsAll(item, value),
    write: (value, output) => {
      if (!Array.isArray(value)) throw notPlain;
      const { json } = output;
      json.addByte(openBracket);
      for (let index = 0; index < value.length; index += 1) {
        if (index > 0) json.addByte(comma);
        item.write(value[index], output);
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
    write: (value, output) => (isAbsent(value) ? output.json.add(nullJson) : write(value, output)),
  };
}

export function plainNonNull({ accepts, write }: Plain): Plain {
  return {
    accepts: (value) => !isAbsent(value) && accepts(value),
    write: (value, output) => {
      if (isAbsent(value)) throw notPlain;
      write(value, output);
    },
  };
}

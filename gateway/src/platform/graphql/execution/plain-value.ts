/**
 * Writes a value of a type as JSON if it is plain data: no resolver, promise, method or error is left. Throws for all other
 * values, which are completed by the general algorithm, which reports their errors. Only a nullable type has null and undefined.
 */
export type WritePlain = (value: unknown) => string;

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

export function plainConstant(text: string): WritePlain {
  const json = JSON.stringify(text);
  return () => json;
}

export function plainObject(fields: readonly PlainField[]): WritePlain {
  const properties = fields.map(({ responseName, plain }, index) => ({
    key: `${index === 0 ? '' : ','}${JSON.stringify(responseName)}:`,
    ...plain,
  }));
  return (value) => {
    if (!isPlainObject(value)) throw notPlain;
    let json = '{';
    for (const { key, name, write } of properties) json += key + write(value[name]);
    return `${json}}`;
  };
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !(value instanceof Error) && !isPromise(value);
}

export function plainList(writeItem: WritePlain): WritePlain {
  return (value) => {
    if (!Array.isArray(value)) throw notPlain;
    let json = '[';
    for (let index = 0; index < value.length; index += 1) {
      if (index > 0) json += ',';
      // Holes of an array are undefined.
      json += writeItem(value[index]);
    }
    return `${json}]`;
  };
}

export function plainNullable(write: WritePlain): WritePlain {
  return (value) => (isAbsent(value) ? 'null' : write(value));
}

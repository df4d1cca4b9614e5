import { z } from 'zod';

type Members = Readonly<Record<string, unknown>>;

type Convert = (text: string) => unknown;

const decimal = /^-?\d{1,15}(\.\d{1,15})?$/;

const toNumber: Convert = (text) => (decimal.test(text) ? Number(text) : text);

const booleans = new Map<string, unknown>([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

const toBoolean: Convert = (text) => booleans.get(text) ?? text;

/**
 * Returns a function that converts the members of an address, which are text, to what the schema of an input expects:
 * numbers, booleans (`true`, `1`, `false`, `0`), and a list that has one value. Other text stays, and the schema refuses it.
 */
export function convertQueryFor(input: z.ZodType): (members: Members) => Members {
  const conversions = conversionsOf(input);
  if (conversions.size === 0) return (members) => members;
  return (members) =>
    Object.fromEntries(
      Object.entries(members).map(([name, value]) => [name, convert(value, conversions.get(name))] as const),
    );
}

function convert(value: unknown, conversion: Convert | undefined): unknown {
  return conversion && typeof value === 'string' ? conversion(value) : value;
}

/** The members of a value that its schema does not have: `breaks.0.salary`. */
export function unknownMembersOf(input: z.core.$ZodType, value: unknown, path = ''): readonly string[] {
  const schema = unwrap(input);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((element, index) => unknownMembersOf(schema.element, element, `${path}${index}.`));
  }
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    Object.hasOwn(schema.shape, name)
      ? unknownMembersOf(schema.shape[name], member, `${path}${name}.`)
      : [`${path}${name}`],
  );
}

function conversionsOf(input: z.core.$ZodType): ReadonlyMap<string, Convert> {
  const object = unwrap(input);
  if (!(object instanceof z.ZodObject)) return new Map();
  return new Map(
    Object.entries(object.shape).flatMap(([name, schema]) => {
      const conversion = conversionOf(schema);
      return conversion ? [[name, conversion] as const] : [];
    }),
  );
}

function conversionOf(schema: z.core.$ZodType): Convert | undefined {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodNumber) return toNumber;
  if (inner instanceof z.ZodBoolean) return toBoolean;
  if (inner instanceof z.ZodArray) {
    const element = conversionOf(inner.element);
    return (text) => [element ? element(text) : text];
  }
  return undefined;
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly;
  if (isWrapped) return unwrap(schema.unwrap());
  return schema instanceof z.ZodPipe ? unwrap(schema.in) : schema;
}

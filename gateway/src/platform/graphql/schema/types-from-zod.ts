import { Float, GraphQLISODateTime, ID, Int, registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { idInput } from '../../database/ids.js';
import { uploadedFile } from '../../http/bodies/uploads.js';
import { CalendarDate, Upload } from './scalars.js';

/** A GraphQL type as type-graphql takes it: a class, a scalar or an enum object, behind a function. */
export type GraphqlType = () => unknown;
export type Direction = 'input' | 'output';

interface FieldType {
  readonly type: GraphqlType;
  readonly nullable: boolean | 'items' | 'itemsAndList';
  readonly description?: string | undefined;
}

/** By the schemas of zod, as its own registries are: a schema has no member for the type that it becomes in GraphQL. */
const declaredTypes = new WeakMap<z.core.$ZodType, GraphqlType>([
  [idInput, () => ID],
  [uploadedFile, () => Upload],
]);
const objectTypes: Readonly<Record<Direction, WeakMap<z.core.$ZodType, GraphqlType>>> = {
  input: new WeakMap(),
  output: new WeakMap(),
};

/** Declares the GraphQL type of a schema that does not determine it: a custom scalar, or an interface that extends a shape. */
export function graphqlTypeOf<Schema extends z.ZodType>(schema: Schema, type: GraphqlType): Schema {
  declaredTypes.set(schema, type);
  return schema;
}

const enumNames = new WeakMap<z.core.$ZodType, string>();

export function graphqlNameOf(schema: z.core.$ZodType, direction: Direction): string | undefined {
  const type = objectTypes[direction].get(schema)?.() as { readonly name: string } | undefined;
  return type?.name ?? enumNames.get(schema);
}

/**
 * The zod enum of these values, which is a GraphQL enum with a description of each:
 * `enumOf('PayStatus', 'Whether a period is closed.', { OPEN: '…', CLOSED: '…' })`.
 */
export function enumOf<Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
  error?: string,
) {
  return enumFromZod(name, z.enum(Object.keys(values) as Value[], error), description, values as never);
}

/**
 * Registers a zod enum as a GraphQL enum, with a description of each value:
 * `enumFromZod('PayStatus', z.enum(['OPEN', 'CLOSED']), 'Whether a period is closed.', { OPEN: '…', CLOSED: '…' })`.
 */
export function enumFromZod<Schema extends z.ZodEnum>(
  name: string,
  schema: Schema,
  description: string,
  values: Readonly<Record<z.output<Schema>, string>>,
): Schema {
  const valuesConfig = Object.fromEntries(
    Object.entries<string>(values).map(([value, text]) => [value, { description: text }]),
  );
  registerEnumType<Record<string, string | number>>(schema.enum, { name, description, valuesConfig });
  enumNames.set(schema, name);
  return graphqlTypeOf(schema, () => schema.enum);
}

/**
 * Registers texts as a GraphQL enum, with a description of each. GraphQL does not allow every text as a name, so
 * `payroll:read` has the name PAYROLL_READ; use cases get the text.
 */
export function enumOfTexts<Text extends string>(
  name: string,
  description: string,
  texts: Readonly<Record<Text, string>>,
  nameOf: (text: Text) => string = nameOfCode,
): Readonly<Record<string, Text>> {
  const entries = Object.entries(texts) as [Text, string][];
  const enumObject = Object.fromEntries(entries.map(([text]) => [nameOf(text), text]));
  const valuesConfig = Object.fromEntries(entries.map(([text, meaning]) => [nameOf(text), { description: meaning }]));
  registerEnumType(enumObject, { name, description, valuesConfig });
  return enumObject;
}

/** `payroll:read` has the name PAYROLL_READ, and `timesheet.clocked-in` the name TIMESHEET_CLOCKED_IN. */
function nameOfCode(code: string): string {
  return code.toUpperCase().replaceAll(/[:.-]/g, '_');
}

/** Registers a class as the GraphQL type of a zod object when another object has it as a field. */
export function nameObject(schema: z.ZodObject, direction: Direction, type: GraphqlType): void {
  objectTypes[direction].set(schema, type);
}

/** The GraphQL type of a field, worked out from its schema. `path` names the field in the error message. */
export function fieldTypeOf(schema: z.ZodType, direction: Direction, path: string): FieldType {
  const existingType = findKnownType(schema, direction);
  if (existingType) return { type: existingType, nullable: false, description: schema.description };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    const inner = fieldTypeOf(schema.unwrap() as z.ZodType, direction, path);
    return {
      type: inner.type,
      nullable: inner.nullable === 'items' ? 'itemsAndList' : true,
      description: schema.description ?? inner.description,
    };
  }
  if (schema instanceof z.ZodReadonly || schema instanceof z.ZodPipe) {
    const inner = fieldTypeOf(innerOf(schema, direction) as z.ZodType, direction, path);
    return { ...inner, description: schema.description ?? inner.description };
  }
  if (schema instanceof z.ZodArray) {
    const item = fieldTypeOf(schema.element as z.ZodType, direction, path);
    return {
      type: () => [item.type()],
      nullable: item.nullable === true ? 'items' : false,
      description: schema.description,
    };
  }
  return { type: scalarOf(schema, direction, path), nullable: false, description: schema.description };
}

function innerOf(schema: z.ZodReadonly | z.ZodPipe, direction: Direction): z.core.$ZodType {
  if (schema instanceof z.ZodReadonly) return schema.unwrap();
  return direction === 'output' ? schema.out : schema.in;
}

/** `.meta()` and `.refine()` copy a schema and remember the original as the parent: a copy has the original's type. */
function findKnownType(schema: z.core.$ZodType, direction: Direction): GraphqlType | undefined {
  let ancestor: z.core.$ZodType | undefined = schema;
  while (ancestor) {
    const type = declaredTypes.get(ancestor) ?? objectTypes[direction].get(ancestor);
    if (type) return type;
    ancestor = ancestor._zod.parent;
  }
  return undefined;
}

function scalarOf(schema: z.ZodType, direction: Direction, path: string): GraphqlType {
  if (schema instanceof z.ZodDate) return () => GraphQLISODateTime;
  if (schema instanceof z.ZodISODate) return () => CalendarDate;
  if (schema instanceof z.ZodUUID && direction === 'output') return () => ID;
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return () => String;
  if (schema instanceof z.ZodBoolean) return () => Boolean;
  if (schema instanceof z.ZodNumber) return () => (schema.isInt ? Int : Float);
  throw new Error(`${path} has no GraphQL type: declare it with graphqlTypeOf, enumFromZod or objectFromZod`);
}

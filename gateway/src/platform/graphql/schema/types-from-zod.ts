import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  type GraphQLNullableType,
  type GraphQLOutputType,
  GraphQLString,
  type GraphQLType,
  getNullableType,
} from 'graphql';
import { z } from 'zod';
import { idInput } from '../../database/ids.js';
import { uploadedFile } from '../../http/bodies/uploads.js';
import { CalendarDate, DateTimeISO, Upload } from './scalars.js';

type Direction = 'input' | 'output';

interface TypedField<Type> {
  readonly type: Type;
  readonly description: string | undefined;
}

/** By the schemas of zod, as its own registries are: a schema has no member for the type that it becomes in GraphQL. */
const declaredTypes = new WeakMap<z.core.$ZodType, GraphQLType>([
  [idInput, GraphQLID],
  [uploadedFile, Upload],
]);
const namedTypes: Readonly<Record<Direction, WeakMap<z.core.$ZodType, GraphQLNamedType>>> = {
  input: new WeakMap(),
  output: new WeakMap(),
};

/** Declares the GraphQL type of a schema that does not determine it: a custom scalar, or an interface that extends a shape. */
export function graphqlTypeOf<Schema extends z.ZodType>(schema: Schema, type: GraphQLType): Schema {
  declaredTypes.set(schema, type);
  return schema;
}

/** Makes a type the one of a schema wherever the schema is a field, in GraphQL and by its name in the OpenAPI document. */
export function nameType<Type extends GraphQLNamedType>(schema: z.ZodType, direction: Direction, type: Type): Type {
  namedTypes[direction].set(schema, type);
  return type;
}

export function graphqlNameOf(schema: z.core.$ZodType, direction: Direction): string | undefined {
  return namedTypes[direction].get(schema)?.name;
}

/** A list without nulls. */
export function listOf<Type extends GraphQLNullableType>(item: Type): GraphQLList<GraphQLNonNull<Type>> {
  return new GraphQLList(new GraphQLNonNull(item));
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
 * Makes a zod enum a GraphQL enum, with a description of each value:
 * `enumFromZod('PayStatus', z.enum(['OPEN', 'CLOSED']), 'Whether a period is closed.', { OPEN: '…', CLOSED: '…' })`.
 */
export function enumFromZod<Schema extends z.ZodEnum>(
  name: string,
  schema: Schema,
  description: string,
  values: Readonly<Record<z.output<Schema>, string>>,
): Schema {
  const type = enumOfTexts(name, description, values, (text) => text);
  nameType(schema, 'input', type);
  nameType(schema, 'output', type);
  return schema;
}

/** The GraphQL enum of a schema that `enumOf` or `enumFromZod` made. */
export function enumTypeOf(schema: z.ZodEnum): GraphQLEnumType {
  return namedTypes.output.get(schema) as GraphQLEnumType;
}

/**
 * The GraphQL enum of texts, with a description of each. GraphQL does not allow every text as a name, so
 * `payroll:read` has the name PAYROLL_READ; use cases get the text.
 */
export function enumOfTexts<Text extends string>(
  name: string,
  description: string,
  texts: Readonly<Record<Text, string>>,
  nameOf: (text: Text) => string = nameOfCode,
): GraphQLEnumType {
  const entries = Object.entries(texts) as [Text, string][];
  const values = entries.map(([value, meaning]) => [nameOf(value), { value, description: meaning }]);
  return new GraphQLEnumType({ name, description, values: Object.fromEntries(values) });
}

/** `payroll:read` has the name PAYROLL_READ, and `timesheet.clocked-in` the name TIMESHEET_CLOCKED_IN. */
function nameOfCode(code: string): string {
  return code.toUpperCase().replaceAll(/[:.-]/g, '_');
}

/** The type of a member of a result, worked out from its schema. `path` names the member in the error message. */
export function outputOf(schema: z.ZodType, path: string): TypedField<GraphQLOutputType> {
  return fieldOf(schema, 'output', path) as TypedField<GraphQLOutputType>;
}

/** The type of a member of an input, or of an argument. */
export function inputOf(schema: z.ZodType, path: string): TypedField<GraphQLInputType> {
  return fieldOf(schema, 'input', path) as TypedField<GraphQLInputType>;
}

function fieldOf(schema: z.ZodType, direction: Direction, path: string): TypedField<GraphQLType> {
  const { description } = schema;
  const known = findKnownType(schema, direction);
  if (known) return { type: new GraphQLNonNull(known as GraphQLNullableType), description };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    const inner = fieldOf(schema.unwrap() as z.ZodType, direction, path);
    return { type: getNullableType(inner.type), description: description ?? inner.description };
  }
  if (schema instanceof z.ZodReadonly || schema instanceof z.ZodPipe) {
    const inner = fieldOf(innerOf(schema, direction) as z.ZodType, direction, path);
    return { ...inner, description: description ?? inner.description };
  }
  if (schema instanceof z.ZodArray) {
    const item = fieldOf(schema.element as z.ZodType, direction, path);
    return { type: new GraphQLNonNull(new GraphQLList(item.type)), description };
  }
  return { type: new GraphQLNonNull(scalarOf(schema, direction, path)), description };
}

function innerOf(schema: z.ZodReadonly | z.ZodPipe, direction: Direction): z.core.$ZodType {
  if (schema instanceof z.ZodReadonly) return schema.unwrap();
  return direction === 'output' ? schema.out : schema.in;
}

/** `.meta()` and `.refine()` copy a schema and remember the original as the parent: a copy has the original's type. */
function findKnownType(schema: z.core.$ZodType, direction: Direction): GraphQLType | undefined {
  let ancestor: z.core.$ZodType | undefined = schema;
  while (ancestor) {
    const type = declaredTypes.get(ancestor) ?? namedTypes[direction].get(ancestor);
    if (type) return type;
    ancestor = ancestor._zod.parent;
  }
  return undefined;
}

function scalarOf(schema: z.ZodType, direction: Direction, path: string) {
  if (schema instanceof z.ZodDate) return DateTimeISO;
  if (schema instanceof z.ZodISODate) return CalendarDate;
  if (schema instanceof z.ZodUUID && direction === 'output') return GraphQLID;
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return GraphQLString;
  if (schema instanceof z.ZodBoolean) return GraphQLBoolean;
  if (schema instanceof z.ZodNumber) return schema.isInt ? GraphQLInt : GraphQLFloat;
  throw new Error(`${path} has no GraphQL type: declare it with graphqlTypeOf, enumFromZod or objectFromZod`);
}

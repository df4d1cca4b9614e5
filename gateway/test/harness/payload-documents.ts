import {
  type FieldNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  parse,
  print,
} from 'graphql';
import { findUseCase } from '../../src/platform/graphql/schema/operations.builder.js';

type Field = GraphQLField<unknown, unknown>;

/** The mutation that replaces an older one: the one that runs the use case of its name. */
function replacementOf(schema: GraphQLSchema, operation: string): Field | undefined {
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  return fields.find((field) => findUseCase(field)?.operation === operation);
}

export interface PayloadCall {
  readonly query: string;
  readonly variables: { readonly input?: object };
}

/** How GraphQL runs an operation: a document with a read or an older mutation, or the name of a mutation with a payload. */
export interface GraphqlForm {
  readonly graphql?: string;
  readonly mutation?: string;
}

/**
 * The call of the mutation with a payload, with all input in one variable: of the one that has the name, or of the one that
 * replaces that of the document. Null if there is none.
 */
export function payloadCallOf(
  schema: GraphQLSchema,
  { graphql, mutation }: GraphqlForm,
  input: object,
): PayloadCall | null {
  const found = mutation ? findMutation(mutation, schema) : findReplacement(graphql ?? '', schema);
  if (!found) return null;
  const [argument] = found.field.args;
  return {
    query: writeDocument(found),
    variables: argument ? { input: withEnumNames(argument.type, input) as object } : {},
  };
}

/** Replaces the values of enums with their names: `payroll:read` with PAYROLL_READ. */
function withEnumNames(type: GraphQLInputType | undefined, value: unknown): unknown {
  const nullable = getNullableType(type);
  if (isEnumType(nullable)) return nullable.getValues().find((known) => known.value === value)?.name ?? value;
  if (isListType(nullable)) {
    return Array.isArray(value) ? value.map((item) => withEnumNames(nullable.ofType as GraphQLInputType, item)) : value;
  }
  if (!isInputObjectType(nullable) || typeof value !== 'object' || value === null) return value;
  const fields = nullable.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withEnumNames(fields[name]?.type, member)]),
  );
}

interface FoundCall {
  readonly field: Field;
  /** The older mutation, and its selection in the document. */
  readonly replaced?: { readonly older: Field; readonly node: FieldNode };
}

function findMutation(name: string, schema: GraphQLSchema): FoundCall {
  const field = schema.getMutationType()?.getFields()[name];
  if (!field) throw new Error(`the schema has no mutation ${name}`);
  return { field };
}

function findReplacement(document: string, schema: GraphQLSchema): FoundCall | null {
  const [definition] = parse(document).definitions;
  const [node] = definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [];
  if (node?.kind !== Kind.FIELD) return null;
  const older = schema.getMutationType()?.getFields()[node.name.value];
  const field = older && replacementOf(schema, older.name);
  return field ? { field, replaced: { older, node } } : null;
}

/** `mutation($input: JobCreateInput!) { jobCreate(input: $input) { job { id } } }`. Selects every field of the payload. */
function writeDocument({ field, replaced }: FoundCall): string {
  const result = replaced && getNamedType(replaced.older.type);
  const payload = getNamedType(field.type);
  if (!isObjectType(payload)) throw new Error(`${field.name} has no payload type`);
  const selected = Object.values(payload.getFields()).map(({ name, type }) => {
    if (isLeafType(getNamedType(type))) return name;
    const selection = getNamedType(type) === result && replaced?.node.selectionSet;
    return `${name} ${selection ? print(selection) : '{ __typename }'}`;
  });
  const [input] = field.args;
  const call = `${field.name}${input ? '(input: $input)' : ''} { ${selected.join(' ')} }`;
  return `mutation${input ? `($input: ${input.type})` : ''} { ${call} }`;
}

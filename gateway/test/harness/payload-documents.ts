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

/** The call of the mutation that replaces the one of a document, with all input in one variable; null if there is none. */
export function payloadCallOf(schema: GraphQLSchema, document: string, input: object): PayloadCall | null {
  const found = findCall(document, schema);
  if (!found) return null;
  const [argument] = found.replacement.args;
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
  readonly older: Field;
  readonly replacement: Field;
  readonly node: FieldNode;
}

function findCall(document: string, schema: GraphQLSchema): FoundCall | null {
  const [definition] = parse(document).definitions;
  const [node] = definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [];
  if (node?.kind !== Kind.FIELD) return null;
  const older = schema.getMutationType()?.getFields()[node.name.value];
  const replacement = older && replacementOf(schema, older.name);
  return replacement ? { older, replacement, node } : null;
}

/** `mutation($input: JobCreateInput!) { jobCreate(input: $input) { job { id } } }`. Selects every field of the payload. */
function writeDocument({ older, replacement, node }: FoundCall): string {
  const result = getNamedType(older.type);
  const payload = getNamedType(replacement.type);
  if (!isObjectType(payload)) throw new Error(`${replacement.name} has no payload type`);
  const selected = Object.values(payload.getFields()).map(({ name, type }) => {
    if (isLeafType(getNamedType(type))) return name;
    const selection = getNamedType(type) === result && node.selectionSet;
    return `${name} ${selection ? print(selection) : '{ __typename }'}`;
  });
  const [input] = replacement.args;
  const call = `${replacement.name}${input ? '(input: $input)' : ''} { ${selected.join(' ')} }`;
  return `mutation${input ? `($input: ${input.type})` : ''} { ${call} }`;
}

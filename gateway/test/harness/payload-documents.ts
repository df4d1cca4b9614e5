import {
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isLeafType,
  isObjectType,
  Kind,
  parse,
  print,
} from 'graphql';
import { findUseCase } from '../../src/platform/graphql/schema/operations.builder.js';

type Field = GraphQLField<unknown, unknown>;

/** The mutation that replaces an older one: the one that runs the use case of its name. */
export function replacementOf(schema: GraphQLSchema, operation: string): Field | undefined {
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  return fields.find((field) => findUseCase(field)?.operation === operation);
}

/**
 * Rewrites a document with one older mutation for the mutation that replaces it: `mutation($input: JobCreateInput!) {
 * jobCreate(input: $input) { job { id } } }`. Null if no mutation replaces it. All input goes into the variable `input`.
 */
export function payloadDocumentOf(schema: GraphQLSchema, document: string): string | null {
  const [definition] = parse(document).definitions;
  const [node] = definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [];
  const older = node?.kind === Kind.FIELD ? schema.getMutationType()?.getFields()[node.name.value] : undefined;
  const replacement = older && replacementOf(schema, older.name);
  if (!older || !replacement || node?.kind !== Kind.FIELD) return null;
  const result = getNamedType(older.type);
  const payload = getNamedType(replacement.type);
  if (!isObjectType(payload)) throw new Error(`${replacement.name} has no payload type`);
  const selected = Object.values(payload.getFields()).map(({ name, type }) => {
    if (isLeafType(getNamedType(type))) return name;
    const isResult = isCompositeType(result) && getNamedType(type) === result && node.selectionSet;
    return `${name} ${isResult ? print(isResult) : '{ __typename }'}`;
  });
  const [input] = replacement.args;
  const call = `${replacement.name}${input ? '(input: $input)' : ''} { ${selected.join(' ')} }`;
  return `mutation${input ? `($input: ${input.type})` : ''} { ${call} }`;
}

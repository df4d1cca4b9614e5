import {
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
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

interface PayloadCall {
  readonly query: string;
  readonly variables: { readonly input?: object };
}

/** The call of a mutation, with all input in one variable. */
export function payloadCallOf(schema: GraphQLSchema, mutation: string, input: object): PayloadCall {
  const field = schema.getMutationType()?.getFields()[mutation];
  if (!field) throw new Error(`the schema has no mutation ${mutation}`);
  const [argument] = field.args;
  return {
    query: writeDocument(field),
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

/** `mutation($input: JobCreateInput!) { jobCreate(input: $input) { job { __typename } } }`, with every field of the payload. */
function writeDocument({ name, type, args: [input] }: Field): string {
  const payload = getNamedType(type);
  if (!isObjectType(payload)) throw new Error(`${name} has no payload type`);
  const selected = Object.values(payload.getFields()).map((field) =>
    isLeafType(getNamedType(field.type)) ? field.name : `${field.name} { __typename }`,
  );
  const call = `${name}${input ? '(input: $input)' : ''} { ${selected.join(' ')} }`;
  return `mutation${input ? `($input: ${input.type})` : ''} { ${call} }`;
}

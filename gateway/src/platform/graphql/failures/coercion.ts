import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  getVariableValues,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isValueNode,
  type OperationDefinitionNode,
  OperationTypeNode,
  valueFromASTUntyped,
} from 'graphql';
import type { Viewer } from '../../auth/viewer.js';
import { DomainError } from '../../errors/index.js';
import { type Executor, parseInput } from '../../use-case/index.js';
import { fragmentsIn, ungroupedFieldsOf } from '../limits/document-limits.js';
import { findUseCase, isLookUp, operationOf } from '../schema/operations.js';

export interface OperationCheck {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly viewer: Viewer | null;
}

type RootField = GraphQLField<unknown, unknown>;
type Variables = Readonly<Record<string, unknown>>;

/**
 * GraphQL checks variables before it runs a resolver. When they do not fit the schema, this reports what REST would
 * report: first whether the caller may run the operations, then every invalid field in the use case's own words.
 * If neither check fails, it throws GraphQL's error about the first value: one for each of thousands takes half a second.
 */
export function reportCoercionFailures(check: OperationCheck, executor: Executor): void {
  const { schema, operation, variables } = check;
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], { ...variables }, { maxErrors: 1 });
  if (!errors) return;
  checkLikeRest(check, executor);
  throw errors[0];
}

/**
 * The same for literals in the document, which GraphQL checks even earlier: the failure that REST would report. Null
 * when the document has other errors as well, or when REST would accept the values.
 */
export function failureOfLiterals(
  check: OperationCheck,
  errors: readonly Error[],
  executor: Executor,
): DomainError | null {
  if (!errors.every(isAboutValue)) return null;
  try {
    checkLikeRest(check, executor);
  } catch (error) {
    if (error instanceof DomainError) return error;
    // Apollo Server does not wait for the hook that calls this, so a rejection would end the process. GraphQL's errors say enough.
    return null;
  }
  return null;
}

function isAboutValue(error: Error): boolean {
  const node = error instanceof GraphQLError ? error.nodes?.[0] : undefined;
  return node !== undefined && (isValueNode(node) || missingArgument.test(error.message));
}

const missingArgument = /^Field "\w+" argument "\w+" of type "\S+" is required, but it was not provided\.$/;

function checkLikeRest({ variables, ...check }: OperationCheck, executor: Executor): void {
  for (const node of listAuthorizedFields(check, executor)) {
    const field = operationFieldOf(check, node);
    const useCase = field && findUseCase(field);
    if (field && useCase) parseInput(useCase.input, rawInputOf(field, node, variables));
  }
}

/** The operations that a document runs. Throws unless the caller may run all of them. */
export function listAuthorizedFields(
  { schema, document, operation, viewer }: Omit<OperationCheck, 'variables'>,
  executor: Executor,
): FieldNode[] {
  const fields = [...ungroupedFieldsOf(operation.selectionSet, fragmentsIn(document))].filter(
    ({ name }) => !name.value.startsWith('__') && !isLookUp(name.value),
  );
  for (const node of fields) {
    const field = operationFieldOf({ schema, operation }, node);
    executor.authorize(field ? operationOf(field) : node.name.value, viewer);
  }
  return fields;
}

/** Reads are below `viewer` and `visitor`, which have no names in common. */
function operationFieldOf({ schema, operation }: Pick<OperationCheck, 'schema' | 'operation'>, { name }: FieldNode) {
  const root = schema.getRootType(operation.operation);
  const groups = ['Viewer', 'Visitor'].map((group) => schema.getType(group));
  const types = operation.operation === OperationTypeNode.QUERY ? groups : [root];
  const fields = types.flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []));
  return fields.find((field) => field.name === name.value);
}

/** The input that a resolver would pass to its use case: the arguments, with the members of `input` merged in. */
function rawInputOf(
  { args }: Pick<RootField, 'args'>,
  node: FieldNode,
  variables: Variables,
): Readonly<Record<string, unknown>> {
  const types = new Map(args.map(({ name, type }) => [name, type]));
  const entries = (node.arguments ?? []).map(({ name, value }) => [
    name.value,
    withEnumValues(types.get(name.value), valueFromASTUntyped(value, variables)),
  ]);
  const { input, ...rest } = Object.fromEntries(entries) as { input?: unknown };
  return typeof input === 'object' && input !== null ? { ...rest, ...input } : rest;
}

/** Replaces names of enum values with the values that use cases take: `PAYROLL_READ` with `payroll:read`. */
function withEnumValues(type: GraphQLInputType | undefined, value: unknown): unknown {
  const nullable = getNullableType(type);
  // An object may lack `toString`, or have one that is not a function.
  if (isEnumType(nullable)) return typeof value === 'string' ? (nullable.getValue(value)?.value ?? value) : value;
  if (isListType(nullable)) {
    return Array.isArray(value)
      ? value.map((item) => withEnumValues(nullable.ofType as GraphQLInputType, item))
      : value;
  }
  if (!isInputObjectType(nullable) || typeof value !== 'object' || value === null) return value;
  const fields = nullable.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withEnumValues(fields[name]?.type, member)]),
  );
}

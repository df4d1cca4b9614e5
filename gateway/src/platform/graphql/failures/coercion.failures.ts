import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  isValueNode,
  Kind,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';
import type { Viewer } from '../../auth/viewer.types.js';
import { DomainError } from '../../errors/index.js';
import type { UseCases } from '../../http/routes/route.builder.js';
import { type Executor, parseInput } from '../../use-case/index.js';
import { ungroupedFieldsOf } from '../limits/document-limits.validator.js';

import { isLookUp } from '../schema/read-groups.rules.js';

export interface OperationCheck {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly viewer: Viewer | null;
}

type Variables = Readonly<Record<string, unknown>>;

/**
 * GraphQL checks variables before it runs a resolver. When they do not fit the schema, this reports what REST would
 * report: first whether the caller may run the operations, then every invalid field in the use case's own words.
 * If neither check fails, GraphQL reports its own error.
 */
export function reportCoercionFailures(check: OperationCheck, executor: Executor, useCases: UseCases): void {
  const { schema, operation, variables } = check;
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], { ...variables }, { maxErrors: 1 });
  if (errors) checkLikeRest(check, executor, useCases);
}

/**
 * The same for literals in the document, which GraphQL checks even earlier: the failure that REST would report. Null
 * when the document has other errors as well, or when REST would accept the values.
 */
export function failureOfLiterals(
  check: OperationCheck,
  errors: readonly Error[],
  executor: Executor,
  useCases: UseCases,
): DomainError | null {
  if (!errors.every(isAboutValue)) return null;
  try {
    checkLikeRest(check, executor, useCases);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  return null;
}

function isAboutValue(error: Error): boolean {
  const node = error instanceof GraphQLError ? error.nodes?.[0] : undefined;
  return node !== undefined && (isValueNode(node) || missingArgument.test(error.message));
}

const missingArgument = /^Field "\w+" argument "\w+" of type "\S+" is required, but it was not provided\.$/;

function checkLikeRest({ variables, ...check }: OperationCheck, executor: Executor, useCases: UseCases): void {
  for (const field of listAuthorizedFields(check, executor)) {
    const useCase = useCases.get(field.name.value);
    if (useCase) parseInput(useCase.input, rawInputOf(field, variables));
  }
}

/** The operations that a document runs. Throws unless the caller may run all of them. */
export function listAuthorizedFields(
  { document, operation, viewer }: Pick<OperationCheck, 'document' | 'operation' | 'viewer'>,
  executor: Executor,
): FieldNode[] {
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const fields = [...ungroupedFieldsOf(operation.selectionSet, fragments)].filter(
    ({ name }) => !name.value.startsWith('__') && !isLookUp(name.value),
  );
  for (const { name } of fields) executor.authorize(name.value, viewer);
  return fields;
}

/** The input that a resolver would pass to its use case: the arguments, with the members of `input` merged in. */
function rawInputOf(field: FieldNode, variables: Variables): Readonly<Record<string, unknown>> {
  const entries = (field.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]);
  const { input, ...rest } = Object.fromEntries(entries) as { input?: unknown };
  return typeof input === 'object' && input !== null ? { ...rest, ...input } : rest;
}

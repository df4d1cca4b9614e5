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
import type { Viewer } from '../../auth/viewer.js';
import { DomainError } from '../../errors/index.js';
import type { Executor } from '../../use-case/index.js';
import { parseInput } from '../../use-case/index.js';
import { fieldsOf } from '../limits/document-limits.js';
import type { UseCases } from '../schema/use-cases-by-name.js';

export interface OperationQuestion {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly viewer: Viewer | null;
}

type Variables = Readonly<Record<string, unknown>>;

/**
 * GraphQL looks at the variables before anything runs. Where they don't fit, this answers as the other door would:
 * first whether the caller may run the operations at all, then with the use case's own words for every wrong field.
 * What neither objects to is left to GraphQL.
 */
export function answerCoercionFailures(question: OperationQuestion, executor: Executor, useCases: UseCases): void {
  const { schema, operation, variables } = question;
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], { ...variables }, { maxErrors: 1 });
  if (errors) askAsTheOtherDoor(question, executor, useCases);
}

/**
 * The same for values that are written out in the document, which GraphQL looks at even before: what the other door
 * would say of them, or null where the document has other faults too, or that door has nothing against it.
 */
export function failureOfLiterals(
  question: OperationQuestion,
  errors: readonly Error[],
  executor: Executor,
  useCases: UseCases,
): DomainError | null {
  if (!errors.every(isAboutValue)) return null;
  try {
    askAsTheOtherDoor(question, executor, useCases);
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

function askAsTheOtherDoor({ variables, ...asked }: OperationQuestion, executor: Executor, useCases: UseCases): void {
  for (const field of allowedFields(asked, executor)) {
    const useCase = useCases.get(field.name.value);
    if (useCase) parseInput(useCase.input, rawInputOf(field, variables));
  }
}

/** The fields that an operation asks for, once it is known that the caller may run them all. */
export function allowedFields(
  { document, operation, viewer }: Pick<OperationQuestion, 'document' | 'operation' | 'viewer'>,
  executor: Executor,
): FieldNode[] {
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const fields = [...fieldsOf(operation.selectionSet, fragments)].filter(({ name }) => !name.value.startsWith('__'));
  for (const { name } of fields) executor.authorize(name.value, viewer);
  return fields;
}

/** What a resolver would hand to its use case: the arguments, and the members of `input` among them. */
function rawInputOf(field: FieldNode, variables: Variables): Readonly<Record<string, unknown>> {
  const entries = (field.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]);
  const { input, ...rest } = Object.fromEntries(entries) as { input?: unknown };
  return typeof input === 'object' && input !== null ? { ...rest, ...input } : rest;
}

import type { DocumentNode } from 'graphql';
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';
import type { Viewer } from '../auth/viewer.js';
import type { Executor } from '../use-case/index.js';
import { parseInput } from '../use-case/index.js';
import { fieldsOf } from './document-limits.js';
import type { UseCases } from './use-cases-by-name.js';

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
export function answerCoercionFailures(
  { schema, variables, ...asked }: OperationQuestion,
  executor: Executor,
  useCases: UseCases,
): void {
  const definitions = asked.operation.variableDefinitions ?? [];
  const { errors } = getVariableValues(schema, definitions, { ...variables }, { maxErrors: 1 });
  if (!errors) return;
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

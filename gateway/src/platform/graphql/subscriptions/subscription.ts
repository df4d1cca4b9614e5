import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  parse,
  type SelectionSetNode,
  specifiedRules,
  validate,
} from 'graphql';
import type { Viewer } from '../../auth/viewer.js';
import type { Limits } from '../../config/config.js';
import type { Executor } from '../../use-case/index.js';
import { reportCoercionFailures } from '../failures/coercion.js';
import {
  type Fragments,
  fragmentsIn,
  limitDocuments,
  maxTokens,
  validationOptions,
} from '../limits/document-limits.js';
import { assertAffordable } from '../limits/query-cost.js';

export interface SubscribeMessage {
  readonly query: string;
  readonly extensions?: unknown;
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown> | null | undefined;
}

export interface CheckParts {
  readonly schema: GraphQLSchema;
  readonly executor: Executor;
  readonly limits: Limits;
}

export function checkSubscription(message: SubscribeMessage, viewer: Viewer, parts: CheckParts): ExecutionArgs {
  const { schema, executor, limits } = parts;
  const document = parse(message.query, { maxTokens });
  assertValid(document, parts);
  const operation = getOperationAST(document, message.operationName);
  if (operation?.operation !== 'subscription') {
    throw new GraphQLError('Only subscriptions run over a WebSocket. Send queries and mutations by POST.');
  }
  if (hasCondition(operation.selectionSet, fragmentsIn(document))) {
    throw new GraphQLError('A subscription can have @skip and @include within its field only.');
  }
  const variables = message.variables ?? {};
  reportCoercionFailures({ schema, document, operation, variables, viewer }, executor);
  const { operationName } = message;
  assertAffordable({ schema, document, operationName, variables }, limits.graphqlCost);
  return { schema, document, operationName: operationName ?? null, variableValues: variables };
}

function assertValid(document: DocumentNode, { schema, limits }: CheckParts): void {
  const limit = limitDocuments({ depth: limits.graphqlDepth, aliases: limits.graphqlAliases });
  const [error] = validate(schema, document, [...specifiedRules, limit], validationOptions);
  if (error) throw error;
}

/** Whether a variable could leave out the field of a subscription: graphql-js fails without one. GraphQL forbids it (6.2.3.1). */
function hasCondition({ selections }: SelectionSetNode, fragments: Fragments): boolean {
  return selections.some((selection) => {
    if (selection.directives?.length) return true;
    if (selection.kind === Kind.FIELD) return false;
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    return inner !== undefined && hasCondition(inner.selectionSet, fragments);
  });
}

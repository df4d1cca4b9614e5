import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { Viewer } from '../../auth/viewer.js';
import type { Limits } from '../../config/config.js';
import type { Executor } from '../../use-case/index.js';
import { answerCoercionFailures } from '../failures/coercion-failures.js';
import { limitDocuments, limitSelections, maxTokens } from '../limits/document-limits.js';
import { costOf } from '../limits/query-cost.js';
import type { UseCases } from '../schema/use-cases-by-name.js';
import { tooCostly } from '../server/apollo-plugins.js';

/** What a client sends to subscribe. */
export interface SubscribeMessage {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown> | null | undefined;
}

export interface CheckParts {
  readonly schema: GraphQLSchema;
  readonly executor: Executor;
  readonly useCases: UseCases;
  readonly limits: Limits;
}

/** Holds a subscription to the same limits as a request to the door, and throws or gives what is to be run. */
export function checkedSubscription(message: SubscribeMessage, viewer: Viewer, parts: CheckParts): ExecutionArgs {
  const { schema, executor, useCases, limits } = parts;
  const document = parse(message.query, { maxTokens });
  assertValid(document, parts);
  const operation = getOperationAST(document, message.operationName);
  if (operation?.operation !== 'subscription') {
    throw new GraphQLError('Only subscriptions are answered here; send queries and mutations by POST.');
  }
  const variables = message.variables ?? {};
  answerCoercionFailures({ schema, document, operation, variables, viewer }, executor, useCases);
  const { operationName } = message;
  const cost = costOf({ schema, document, operationName, variables });
  if (cost > limits.graphqlCost) throw tooCostly(cost, limits.graphqlCost);
  return { schema, document, operationName: operationName ?? null, variableValues: variables };
}

function assertValid(document: DocumentNode, { schema, limits }: CheckParts): void {
  const limit = limitDocuments({ depth: limits.graphqlDepth, aliases: limits.graphqlAliases });
  // The second only once the first is content: it follows every fragment, and there may be cycles.
  const [error] = validate(schema, document, [...specifiedRules, limitSelections]);
  const [excess] = error ? [error] : validate(schema, document, [limit]);
  if (excess) throw excess;
}

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
import { reportCoercionFailures } from '../failures/coercion.js';
import { limitDocuments, maxTokens, validationOptions } from '../limits/document-limits.js';
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

import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { GraphQLError, getOperationAST, type OperationDefinitionNode } from 'graphql';
import { type DomainError, failures, failureTable, internalFailure } from '../../errors/index.js';
import type { Executor } from '../../use-case/index.js';
import type { RequestContext } from '../context/request-context.js';
import type { PlannedOperations } from '../execution/planned-operations.js';
import { failureOfLiterals, listAuthorizedFields, reportCoercionFailures } from '../failures/coercion.js';
import { graphqlFailureOf } from '../failures/graphql.js';
import { DocumentLimitError } from '../limits/document-limits.js';
import { assertAffordable } from '../limits/query-cost.js';
import type { KeyUsage } from '../usage/key-usage.js';
import type { ObserveOperation } from './operation-metrics.js';

export interface PluginParts {
  readonly executor: Executor;
  readonly maxCost: number;
  readonly observe: ObserveOperation;
  readonly operations: Pick<PlannedOperations<unknown>, 'note'>;
  readonly keyUsage: Pick<KeyUsage, 'note'>;
}

/** What the gateway adds to each step of Apollo Server. */
export function createPlugin(parts: PluginParts): ApolloServerPlugin<RequestContext> {
  const { executor, maxCost, observe, operations, keyUsage } = parts;
  return {
    requestDidStart: async () => {
      const begun = performance.now();
      return {
        validationDidStart: async (context) => async (errors) => {
          if (!errors) return;
          const { schema, document, request, contextValue } = context;
          const problems = listProblemsOnce(errors);
          const operation = getOperationAST(document, request.operationName);
          const { viewer } = contextValue;
          const isExcessive = problems[0] instanceof DocumentLimitError;
          const check = !isExcessive &&
            operation && { schema, document, operation, variables: request.variables ?? {}, viewer };
          const failure = check && failureOfLiterals(check, problems, executor);
          // Apollo reports the errors that this list contains after the hook.
          (errors as Error[]).splice(0, errors.length, ...(failure ? [toGraphqlError(failure)] : problems));
        },
        didResolveOperation: async ({ schema, document, operation, operationName, request, contextValue }) => {
          const variables = request.variables ?? {};
          if (operation) {
            const check = { schema, document, operation, variables, viewer: contextValue.viewer };
            if (operation.operation === 'subscription') {
              listAuthorizedFields(check, executor);
              throw needsSocket();
            }
            reportCoercionFailures(check, executor);
          }
          assertAffordable({ schema, document, operationName, variables }, maxCost);
        },
        executionDidStart: async ({ request, document, operation, contextValue }) => {
          // Without a name, a document with several operations fails in the execution.
          if ((operation as OperationDefinitionNode | undefined) === undefined) return;
          const { query, operationName, http } = request;
          if (query && http?.method === 'POST') operations.note({ query, operationName }, document, operation);
          keyUsage.note(contextValue.viewer, { document, definition: operation });
        },
        willSendResponse: async (context) => {
          setStatus(context);
          const { operation, operationName, errors } = context;
          observe({ kind: operation?.operation, name: operationName, isFailure: Boolean(errors?.length), begun });
        },
      };
    },
  };
}

const needsSocket = () =>
  failures.malformed(
    'Subscriptions need a WebSocket: connect to this address with the graphql-transport-ws protocol (graphql-ws)',
  );

const maxProblems = 10;

/**
 * Each problem of a document once, however often it occurs, and unknown directives once together: a document can repeat them
 * a thousand times.
 */
function listProblemsOnce(errors: readonly Error[]): Error[] {
  const known = new Set<string>();
  const firsts = errors.filter((error) => {
    const problem = problemOf(error);
    const isFirst = !known.has(problem) && !(known.size > 0 && problem.startsWith(tooManyProblems));
    known.add(problem);
    return isFirst;
  });
  return firsts.slice(0, maxProblems);
}

/** What graphql-js adds when it stops at a hundred. */
const tooManyProblems = 'Too many validation errors';

function problemOf({ message }: Error): string {
  return message.startsWith('Unknown directive') ? 'Unknown directive' : message;
}

function toGraphqlError(failure: Error): GraphQLError {
  return new GraphQLError(failure.message, { originalError: failure });
}

type Context = GraphQLRequestContextWillSendResponse<RequestContext>;

/**
 * The HTTP statuses of https://graphql.github.io/graphql-over-http: with `application/json` every readable GraphQL
 * request gets 200; with `application/graphql-response+json` the status is that of the failure. A request that got nothing
 * because we cannot serve it at the moment gets 503 in both cases, so that proxies and clients know that it can be repeated.
 */
function setStatus(context: Context): void {
  const { body, http } = context.response;
  const { errors = [] } = context;
  if (body.kind !== 'single' || errors.length === 0) return;
  const found = errors.map(graphqlFailureOf);
  const retryAfter = retryAfterOf(found);
  if (retryAfter !== undefined) http.headers.set('retry-after', String(retryAfter));
  http.status = statusOf(context, body.singleResult.data, found) ?? http.status;
}

/** The status of a response with errors; undefined if Apollo's own is right. */
function statusOf(
  context: Context,
  data: object | null | undefined,
  found: readonly (DomainError | null)[],
): number | undefined {
  if (isUnavailable(found, data)) return failureTable.unavailable.status;
  if (data !== undefined || context.errors?.[0]?.extensions.code === 'BAD_REQUEST') return undefined;
  if (!prefersGraphqlResponse(context)) return 200;
  const [failure] = found;
  return failure ? failureTable[failure.kind].status : internalFailure.status;
}

/** Whether the response has no data at all, because of failures that are ours and pass. */
export function isUnavailable(failures: readonly (DomainError | null)[], data: object | null | undefined): boolean {
  const isEmpty = Object.values(data ?? {}).every((value) => value === null);
  return isEmpty && failures.some((failure) => failure?.kind === 'unavailable');
}

/** The seconds after which the client may try again; undefined if no failure names any. */
export function retryAfterOf(failures: readonly (DomainError | null)[]): number | undefined {
  return failures.find((failure) => failure?.retryAfterSeconds !== undefined)?.retryAfterSeconds;
}

function prefersGraphqlResponse({ request }: Context): boolean {
  const accepted = request.http?.headers.get('accept')?.split(',') ?? [];
  const findPosition = (type: string) => {
    const index = accepted.findIndex((entry) => entry.trim().startsWith(type));
    return index === -1 ? Number.POSITIVE_INFINITY : index;
  };
  return (
    findPosition('application/graphql-response+json') < Math.min(findPosition('application/json'), findPosition('*/*'))
  );
}

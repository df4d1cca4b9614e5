import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { GraphQLError, getOperationAST, type OperationDefinitionNode } from 'graphql';
import { type DomainError, failures, failureTable, internalFailure } from '../../errors/index.js';
import type { Executor } from '../../use-case/index.js';
import type { RequestContext } from '../context/request-context.js';
import type { PlannedOperations } from '../execution/planned-operations.js';
import { failureOfLiterals, listAuthorizedFields, reportCoercionFailures } from '../failures/coercion.js';
import { graphqlFailureOf } from '../failures/graphql.js';
import { costOf } from '../limits/query-cost.js';
import type { KeyUsage } from '../usage/key-usage.js';
import type { ObserveOperation } from './operation-metrics.js';

type Plugin = ApolloServerPlugin<RequestContext>;

/** Reports input that does not fit the schema with the same checks, in the same order, as REST. */
export function rejectCoercionFailures(executor: Executor): Plugin {
  return {
    requestDidStart: async () => ({
      validationDidStart: async ({ schema, document, request, contextValue }) => {
        return async (errors) => {
          const operation = getOperationAST(document, request.operationName);
          if (!errors || !operation) return;
          const check = {
            schema,
            document,
            operation,
            variables: request.variables ?? {},
            viewer: contextValue.viewer,
          };
          const failure = failureOfLiterals(check, errors, executor);
          // Apollo reports the errors that this list contains after the hook.
          if (failure) (errors as Error[]).splice(0, errors.length, toGraphqlError(failure));
        };
      },
      didResolveOperation: async ({ schema, document, operation, request, contextValue }) => {
        if (!operation) return;
        const variables = request.variables ?? {};
        reportCoercionFailures({ schema, document, operation, variables, viewer: contextValue.viewer }, executor);
      },
    }),
  };
}

const maxProblems = 10;

/**
 * Reports each problem of a document once, however often it occurs, and unknown directives once together: a document can
 * repeat them a thousand times.
 */
export const reportProblemsOnce: Plugin = {
  requestDidStart: async () => ({
    validationDidStart: async () => async (errors) => {
      if (!errors) return;
      const known = new Set<string>();
      const firsts = errors.filter((error) => {
        const problem = problemOf(error);
        const isFirst = !known.has(problem) && !(known.size > 0 && problem.startsWith(tooManyProblems));
        known.add(problem);
        return isFirst;
      });
      (errors as Error[]).splice(0, errors.length, ...firsts.slice(0, maxProblems));
    },
  }),
};

/** What graphql-js adds when it stops at a hundred. */
const tooManyProblems = 'Too many validation errors';

function problemOf({ message }: Error): string {
  return message.startsWith('Unknown directive') ? 'Unknown directive' : message;
}

function toGraphqlError(failure: Error): GraphQLError {
  return new GraphQLError(failure.message, { originalError: failure });
}

/** Rejects subscriptions sent over HTTP and says where to send them. */
export function rejectSubscriptions(executor: Executor): Plugin {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ schema, document, operation, contextValue }) => {
        if (operation?.operation !== 'subscription') return;
        listAuthorizedFields({ schema, document, operation, viewer: contextValue.viewer }, executor);
        throw failures.malformed(
          'Subscriptions need a WebSocket: connect to this address with the graphql-transport-ws protocol (graphql-ws)',
        );
      },
    }),
  };
}

/** Rejects queries that would look up too many objects. */
export function limitCost(maxCost: number): Plugin {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ schema, document, operationName, request }) => {
        const cost = costOf({ schema, document, operationName, variables: request.variables });
        if (cost > maxCost) throw tooCostly(cost, maxCost);
      },
    }),
  };
}

export function tooCostly(cost: number, maxCost: number): GraphQLError {
  return new GraphQLError(`The query may look up ${cost} objects. The limit is ${maxCost}: request smaller pages.`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

/**
 * The HTTP statuses of https://graphql.github.io/graphql-over-http: with `application/json` every readable GraphQL
 * request gets 200; with `application/graphql-response+json` the status is that of the failure. A request that got nothing
 * because we cannot serve it at the moment gets 503 in both cases, so that proxies and clients know that it can be repeated.
 */
export const responseStatus: Plugin = {
  requestDidStart: async () => ({
    willSendResponse: async (context) => {
      const { body, http } = context.response;
      const { errors = [] } = context;
      if (body.kind !== 'single' || errors.length === 0) return;
      const found = errors.map(graphqlFailureOf);
      const retryAfter = retryAfterOf(found);
      if (retryAfter !== undefined) http.headers.set('retry-after', String(retryAfter));
      http.status = statusOf(context, found) ?? http.status;
    },
  }),
};

/** The status of a response with errors; undefined if Apollo's own is right. */
function statusOf(
  context: GraphQLRequestContextWillSendResponse<RequestContext>,
  found: readonly (DomainError | null)[],
): number | undefined {
  const { body } = context.response;
  const data = body.kind === 'single' ? body.singleResult.data : undefined;
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

function prefersGraphqlResponse({ request }: GraphQLRequestContextWillSendResponse<RequestContext>): boolean {
  const accepted = request.http?.headers.get('accept')?.split(',') ?? [];
  const findPosition = (type: string) => {
    const index = accepted.findIndex((entry) => entry.trim().startsWith(type));
    return index === -1 ? Number.POSITIVE_INFINITY : index;
  };
  return (
    findPosition('application/graphql-response+json') < Math.min(findPosition('application/json'), findPosition('*/*'))
  );
}

export function measureOperations(observe: ObserveOperation): Plugin {
  return {
    requestDidStart: async () => {
      const begun = performance.now();
      return {
        willSendResponse: async ({ operation, operationName, errors }) =>
          observe({ kind: operation?.operation, name: operationName, isFailure: Boolean(errors?.length), begun }),
      };
    },
  };
}

export function noteKeyUsage(usage: Pick<KeyUsage, 'note'>): Plugin {
  return {
    requestDidStart: async () => ({
      executionDidStart: async ({ document, operation, contextValue }) =>
        usage.note(contextValue.viewer, { document, definition: operation }),
    }),
  };
}

export function noteOperations(operations: Pick<PlannedOperations<unknown>, 'note'>): Plugin {
  return {
    requestDidStart: async () => ({
      executionDidStart: async ({ request, document, operation }) => {
        const { query, operationName, http } = request;
        // Without a name, a document with several operations fails in the execution.
        const isFound = (operation as OperationDefinitionNode | undefined) !== undefined;
        if (query && isFound && http?.method === 'POST') operations.note({ query, operationName }, document, operation);
      },
    }),
  };
}

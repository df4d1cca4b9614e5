import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { GraphQLError, getOperationAST } from 'graphql';
import { failures, failureTable } from '../../errors/index.js';
import type { Metrics } from '../../observability/index.js';
import type { Executor } from '../../use-case/index.js';
import { allowedFields, answerCoercionFailures, failureOfLiterals } from '../failures/coercion-failures.js';
import { graphqlFailureOf } from '../failures/graphql-failures.js';
import { costOf } from '../limits/query-cost.js';
import type { UseCases } from '../schema/use-cases-by-name.js';
import type { RequestContext } from './request-context.js';

type Plugin = ApolloServerPlugin<RequestContext>;

/** Asks the same questions in the same order as REST where variables or written out values don't fit. */
export function coercionFailures(executor: Executor, useCases: UseCases): Plugin {
  return {
    requestDidStart: async () => ({
      validationDidStart: async ({ schema, document, request, contextValue }) => {
        return async (errors) => {
          const operation = getOperationAST(document, request.operationName);
          if (!errors || !operation) return;
          const question = {
            schema,
            document,
            operation,
            variables: request.variables ?? {},
            viewer: contextValue.viewer,
          };
          const failure = failureOfLiterals(question, errors, executor, useCases);
          // Apollo answers with what this list holds once it has been looked at.
          if (failure) (errors as Error[]).splice(0, errors.length, asGraphqlError(failure));
        };
      },
      didResolveOperation: async ({ schema, document, operation, request, contextValue }) => {
        if (!operation) return;
        const variables = request.variables ?? {};
        answerCoercionFailures(
          { schema, document, operation, variables, viewer: contextValue.viewer },
          executor,
          useCases,
        );
      },
    }),
  };
}

function asGraphqlError(failure: Error): GraphQLError {
  return new GraphQLError(failure.message, { originalError: failure });
}

/** Refuses subscriptions that come as a request, and says where they are answered. */
export function refuseSubscriptions(executor: Executor): Plugin {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operation, contextValue }) => {
        if (operation?.operation !== 'subscription') return;
        allowedFields({ document, operation, viewer: contextValue.viewer }, executor);
        throw failures.malformed(
          'Subscriptions are not answered over HTTP: open a WebSocket at this address (graphql-ws, protocol graphql-transport-ws)',
        );
      },
    }),
  };
}

/** Refuses queries that would look up more objects than anybody needs at once. */
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
  return new GraphQLError(
    `The query may look up ${cost} objects; at most ${maxCost} are answered. Ask for smaller pages.`,
    {
      extensions: { code: 'BAD_USER_INPUT' },
    },
  );
}

/**
 * The HTTP statuses of https://graphql.github.io/graphql-over-http: `application/json` answers 200 to whatever could be
 * read as a GraphQL request, `application/graphql-response+json` has the status of the failure.
 */
export const statusOfAnswer: Plugin = {
  requestDidStart: async () => ({
    willSendResponse: async (context) => {
      const { body, http } = context.response;
      const [error] = context.errors ?? [];
      if (body.kind !== 'single' || !error) return;
      const told = (context.errors ?? []).map(graphqlFailureOf);
      const retryAfter = told.find((failure) => failure?.retryAfterSeconds !== undefined)?.retryAfterSeconds;
      if (retryAfter !== undefined) http.headers.set('retry-after', String(retryAfter));
      if (body.singleResult.data !== undefined || error.extensions.code === 'BAD_REQUEST') return;
      const [failure] = told;
      const status = failure ? failureTable[failure.kind].status : 500;
      http.status = prefersGraphqlResponse(context) ? status : 200;
    },
  }),
};

function prefersGraphqlResponse({ request }: GraphQLRequestContextWillSendResponse<RequestContext>): boolean {
  const accepted = request.http?.headers.get('accept')?.split(',') ?? [];
  const place = (type: string) => {
    const index = accepted.findIndex((entry) => entry.trim().startsWith(type));
    return index === -1 ? Number.POSITIVE_INFINITY : index;
  };
  return place('application/graphql-response+json') < Math.min(place('application/json'), place('*/*'));
}

/** Measures operations by the names that clients give them. Names are cut, and only so many are told apart. */
export function measureOperations(metrics: Metrics): Plugin {
  const names = new Set<string>();
  const nameOf = (name: string | null | undefined) => {
    const known = name?.slice(0, 80) ?? 'unnamed';
    if (names.size < mostNames) names.add(known);
    return names.has(known) ? known : 'other';
  };
  return {
    requestDidStart: async () => {
      const begun = performance.now();
      return {
        willSendResponse: async ({ operation, operationName, errors }) => {
          const seconds = (performance.now() - begun) / 1000;
          const outcome = errors?.length ? 'failure' : 'success';
          metrics.observeGraphql({
            kind: operation?.operation ?? 'none',
            name: nameOf(operationName),
            outcome,
            seconds,
          });
        },
      };
    },
  };
}

/** Each name is a series in the metrics: nobody must make them grow without end. */
const mostNames = 200;

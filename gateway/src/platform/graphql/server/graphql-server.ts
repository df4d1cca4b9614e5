import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../../config/config.js';
import { failureTable, internalFailure } from '../../errors/index.js';
import { refuseEncodedBodies } from '../../http/bodies/encoded-bodies.js';
import { readJsonBodies } from '../../http/bodies/json-body.js';
import { uploadGate } from '../../http/bodies/multipart-body.js';
import { failureOf } from '../../http/failures/framework-failures.js';
import type { Around, Handler } from '../../http/routes/handler.js';
import type { PubSub } from '../../pub-sub/pub-sub.js';
import type { Executor } from '../../use-case/index.js';
import { type FailureScope, toldFailure } from '../failures/graphql-failures.js';
import { failureScopes } from './apollo.js';
import { isMultipart, readMultipartRequests } from './multipart-requests.js';
import { type RequestContext, requestContext } from './request-context.js';

export const graphqlPath = '/graphql';

export interface GraphqlServerParts {
  readonly apollo: ApolloServer<RequestContext>;
  readonly executor: Executor;
  readonly pubSub: PubSub;
  readonly around: Around;
  readonly limits: Limits;
}

/** Makes the schema answer under one address, to POST and to GET. Failures before GraphQL leave in GraphQL's form too. */
export function serveGraphql(
  http: FastifyInstance,
  { apollo, executor, pubSub, around, limits }: GraphqlServerParts,
): void {
  refuseEncodedBodies(http);
  readJsonBodies(http);
  readMultipartRequests(http, limits);
  const answer = fastifyApolloHandler(apollo, {
    context: async (request: FastifyRequest) =>
      requestContext({ executor, caller: request.caller, pubSub, ended: AbortSignal.abort() }),
  });
  const handler: Handler = (request, reply) =>
    failureScopes.run(failureScopeOf(request), async () => (await answer.call(http, request, reply)) as string);
  const once = around(handler);
  http.route({
    method: ['GET', 'POST'],
    url: graphqlPath,
    handler: (request, reply) =>
      isMultipart(request.headers['content-type']) ? uploadGate.pass(() => once(request, reply)) : once(request, reply),
  });
  http.setErrorHandler((error, request, reply) => reply.send(writeGraphqlFailure(error, request, reply)));
}

/** Answers with the failure that an error is, and returns the body that goes out. */
export function writeGraphqlFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): string {
  const failure = failureOf(error);
  if (!failure) request.log.error({ err: error }, 'a GraphQL request failed for an unknown reason');
  reply.removeHeader('set-cookie');
  const { status } = failure ? failureTable[failure.kind] : internalFailure;
  reply.code(status).header('content-type', 'application/json; charset=utf-8');
  if (failure?.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  return JSON.stringify({ errors: [toldFailure(failure ?? error, failureScopeOf(request))] });
}

function failureScopeOf(request: FastifyRequest): FailureScope {
  return {
    requestId: request.id,
    logUnknown: (err) => request.log.error({ err }, 'a GraphQL field failed for an unknown reason'),
  };
}

import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import type { Limits } from '../../config/config.js';
import { failureTable, internalFailure } from '../../errors/index.js';
import type { Uploads } from '../../http/bodies/multipart-form.js';
import { isMultipart, readJsonBodies, rejectEncodedBodies } from '../../http/bodies/request-body.js';
import { Turns } from '../../http/bodies/turns.js';
import { identifyPending } from '../../http/callers/expected-caller.js';
import { failureOf, sendFailure } from '../../http/failures/problem.js';
import type { Handler, WrapHandler } from '../../http/idempotency/handler.js';
import { noteRequestFailure, noteRequestOperation } from '../../http/observation/access-log.js';
import { callerOf, crossSiteFailure, isSentByAnotherSite } from '../../http/security/caller.js';
import { sessionTokenOf } from '../../http/security/session-cookie.js';
import { reportRefusal } from '../../security-events/refusals.js';
import type { Caller, Executor } from '../../use-case/index.js';
import { createRequestContext, type RequestContext } from '../context/request-context.js';
import type { DocumentPolicy } from '../documents/document-requests.js';
import { admitDocuments } from '../documents/document-requests.js';
import { type FailureScope, formatFailure } from '../failures/graphql.js';
import { failureScopes } from './apollo-server.js';
import { readMultipartRequests } from './multipart-requests.js';
import type { PlannedResponses } from './planned-response.js';

export const graphqlPath = '/graphql';

export interface GraphqlServerParts {
  readonly apollo: ApolloServer<RequestContext>;
  readonly plannedResponses: PlannedResponses;
  readonly policy: DocumentPolicy;
  readonly executor: Executor;
  readonly operationOf: (mutation: string) => string;
  readonly wrap: WrapHandler;
  readonly limits: Limits;
  readonly uploads: Uploads;
}

/** Serves the schema at one address, for POST and GET. Failures before the execution also have GraphQL's form. */
export async function serveGraphql(
  http: FastifyInstance,
  { apollo, plannedResponses, policy, executor, operationOf, wrap, limits, uploads }: GraphqlServerParts,
): Promise<void> {
  rejectEncodedBodies(http);
  readJsonBodies(http);
  const receiveFiles = await readMultipartRequests(http, { limits, uploads });
  const createContext = (caller: Caller) => createRequestContext({ executor, caller });
  const respond = fastifyApolloHandler(apollo, {
    context: async ({ caller }: FastifyRequest) => createContext(caller),
  });
  const turns = new Turns();
  const handler: Handler = async (request, reply) => {
    const scope = failureScopeOf(request, operationOf);
    const planned = await plannedResponses.respond({ request, reply, scope, createContext });
    if (planned !== undefined) return planned;
    await identifyPending(request);
    await turns.take();
    const body = await failureScopes.run(scope, async () => (await respond.call(http, request, reply)) as string);
    plannedResponses.noteContentType(request, reply);
    return body;
  };
  const writeError = (error: GraphQLError, request: FastifyRequest, reply: FastifyReply) => {
    reply.code(200).header('content-type', 'application/json; charset=utf-8');
    return JSON.stringify({ errors: [formatFailure(error, failureScopeOf(request))] });
  };
  const handle = admitDocuments(policy, writeError)(wrap(handler));
  const handleMultipart = receiveFiles(handle);
  http.route({
    method: ['GET', 'POST'],
    url: graphqlPath,
    config: { confirmsCaller: true },
    handler: (request, reply) =>
      isMultipart(request.headers['content-type']) ? handleMultipart(request, reply) : handle(request, reply),
  });
  http.setErrorHandler((error, request, reply) => sendFailure(error, request, reply, writeGraphqlFailure));
}

export function writeGraphqlFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): string {
  const failure = failureOf(error);
  if (!failure) request.log.error({ err: error }, 'a GraphQL request failed unexpectedly');
  reply.removeHeader('set-cookie');
  const { status } = failure ? failureTable[failure.kind] : internalFailure;
  reply.code(status).header('content-type', 'application/json; charset=utf-8');
  if (failure?.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  return JSON.stringify({ errors: [formatFailure(failure ?? error, failureScopeOf(request))] });
}

function failureScopeOf(request: FastifyRequest, operationOf = (field: string) => field): FailureScope {
  return {
    requestId: request.id,
    noteOperation: (operation) => noteRequestOperation(request, operation),
    logUnknown: (err) => {
      noteRequestFailure(request, null);
      request.log.error({ err }, 'a GraphQL field failed unexpectedly');
    },
    reportRefusal: (failure, field) => {
      noteRequestFailure(request, failure);
      reportRefusal(request.server.securityEvents, {
        failure,
        caller: callerOf(request),
        operation: field === null ? 'graphql' : operationOf(field),
      });
    },
  };
}

/** Apollo Server takes it as proof that no form and no image of another site sent the request. */
const preflighted = 'apollo-require-preflight';

/**
 * Accepts queries by GET from clients that add no header for Apollo Server, such as urql, and rejects those of other sites,
 * even without a cookie. Apollo Server rejects mutations by GET. Call it on the scope of the GraphQL API.
 */
export function acceptGetRequests(http: FastifyInstance): void {
  http.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'GET' || request.raw.upgradeOf) return done();
    if (isSentByAnotherSite(request.headers, request.caller.request.publicUrl)) throw crossSiteFailure();
    if (isKnownToBeSafe(request)) request.headers[preflighted] = 'true';
    done();
  });
}

/**
 * A browser without `Sec-Fetch-Site` does not say which site sent a request, and may add the cookie to it. Such a request
 * still needs a header that only our own pages can set.
 */
function isKnownToBeSafe(request: FastifyRequest): boolean {
  const { headers, caller } = request;
  if (headers['sec-fetch-site'] !== undefined || headers.authorization !== undefined) return true;
  return sessionTokenOf(request, caller.request.publicUrl.startsWith('https:')) === null;
}

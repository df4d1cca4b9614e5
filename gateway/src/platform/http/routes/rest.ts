import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Limits } from '../../config/config.js';
import { isDatabaseAway } from '../../errors/index.js';
import type { Caller, Executor, FileResult } from '../../use-case/index.js';
import { rejectEncodedBodies } from '../bodies/encoded-bodies.js';
import { readJsonBodies } from '../bodies/json-body.js';
import { readMultipartBodies } from '../bodies/multipart-body.js';
import type { Uploads } from '../bodies/multipart-form.js';
import { identifyPending, probableViewer, runForCaller } from '../callers/expected-caller.js';
import { unknownAddress } from '../failures/problem.js';
import type { WrapHandler } from '../idempotency/handler.js';
import { sendFile } from './file-response.js';
import { inputOf, translateToRestNames } from './rest-input.js';
import type { Route } from './route.js';

export interface RestServerParts {
  readonly routes: readonly Route[];
  readonly executor: Executor;
  readonly wrap: WrapHandler;
  readonly limits: Limits;
  readonly uploads: Uploads;
}

/** Serves use cases at their REST addresses. JSON and multipart routes each reject the other kind of body. */
export async function serveRest(
  http: FastifyInstance,
  { routes, executor, wrap, limits, uploads }: RestServerParts,
): Promise<void> {
  rejectEncodedBodies(http);
  await http.register(async (json) => {
    readJsonBodies(json);
    for (const route of routes) if (route.body !== 'multipart') addRoute(json, route, executor, wrap);
  });
  await http.register(async (multipart) => {
    const receiveFiles = await readMultipartBodies(multipart, { limits, uploads });
    for (const route of routes) {
      if (route.body !== 'multipart') continue;
      addRoute(multipart, route, executor, (handler) => receiveFiles(wrap(handler)));
    }
  });
  // Also a wrong method of a known address: that operation does not exist.
  http.all('/api/*', {
    onRequest: async () => {
      throw unknownAddress();
    },
    handler: async () => undefined,
  });
}

function addRoute(http: FastifyInstance, route: Route, executor: Executor, wrap: WrapHandler): void {
  const authorize = (request: FastifyRequest) => executor.authorize(route.useCase.operation, probableViewer(request));
  http.route({
    method: route.method,
    url: route.path,
    config: { confirmsCaller: canConfirm(route) },
    // Authorizes before a body is read that is still arriving, so that a forbidden upload is rejected early.
    onRequest: (request, _reply, done) => {
      if (!request.pendingCaller || !request.isCallerCurrent) authorize(request);
      done();
    },
    // A forbidden call fails regardless of its input.
    errorHandler: async (error, request) => {
      if (request.pendingCaller && !isDatabaseAway(error)) {
        await identifyPending(request);
        authorize(request);
      }
      throw error;
    },
    handler: handlerOf(route, executor, wrap),
  });
}

/** A file is sent while it is read. */
function canConfirm({ useCase, body, respondsWithFile, instead }: Route): boolean {
  return body !== 'multipart' && !respondsWithFile && !instead && !useCase.prepare;
}

function handlerOf(route: Route, executor: Executor, wrap: WrapHandler): RouteHandlerMethod {
  const handler: RouteHandlerMethod = route.respondsWithFile
    ? (request, reply) => respondWithFile(route, executor, request, reply)
    : wrap((request, reply) => respond(route, executor, request, reply));
  const { instead } = route;
  if (!instead) return handler;
  const other = handlerOf(instead.route, executor, wrap);
  return function choose(request, reply) {
    const chosenHandler = instead.when(request.query as Record<string, unknown>) ? other : handler;
    return chosenHandler.call(this, request, reply);
  };
}

async function respond(route: Route, executor: Executor, request: FastifyRequest, reply: FastifyReply) {
  const run = async (caller: Caller) =>
    executor.execute(route.useCase, caller, inputOf(route, request, request.receivedFiles));
  const result = await runForCaller(request, run).catch((error) => {
    throw translateToRestNames(route, error);
  });
  const accepted = route.accepted?.when(result as never) ? route.accepted : null;
  reply.code(accepted ? 202 : route.status);
  const next = route.nextCursor?.(result as never);
  if (next) reply.header('link', `<${linkNextPage(request, next)}>; rel="next"`);
  if (route.status === 204) return undefined;
  reply.header('content-type', 'application/json; charset=utf-8');
  if (route.write && !accepted) return route.write(result as never);
  const { present } = accepted ?? route;
  return JSON.stringify((present ? present(result as never) : result) ?? null);
}

async function respondWithFile(route: Route, executor: Executor, request: FastifyRequest, reply: FastifyReply) {
  const run = async (caller: Caller) => executor.execute(route.useCase, caller, inputOf(route, request));
  const file = (await runForCaller(request, run)) as FileResult;
  return sendFile(file, request, reply);
}

function linkNextPage(request: FastifyRequest, cursor: string): string {
  const address = new URL(request.url, request.caller.request.publicUrl);
  address.searchParams.set('cursor', cursor);
  return address.href;
}

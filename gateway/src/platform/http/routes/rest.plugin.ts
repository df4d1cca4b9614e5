import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Limits } from '../../config/config.types.js';
import type { Confirm, Executor, FileResult } from '../../use-case/index.js';
import { rejectEncodedBodies } from '../bodies/encoded-bodies.plugin.js';
import { readJsonBodies } from '../bodies/json-body.plugin.js';
import { readMultipartBodies } from '../bodies/multipart-body.plugin.js';
import type { Uploads } from '../bodies/multipart-form.plugin.js';
import { unknownAddress } from '../failures/problem.presenter.js';
import type { WrapHandler } from '../idempotency/handler.types.js';
import { confirmCallers } from '../security/caller.plugin.js';
import { readForCaller } from '../security/expected-caller.middleware.js';
import { sendFile } from './file-response.presenter.js';
import { inputOf, translateToRestNames } from './rest.inputs.js';
import type { Route } from './route.builder.js';

export interface RestServerParts {
  readonly routes: readonly Route[];
  readonly executor: Executor;
  readonly confirm: Confirm;
  readonly wrap: WrapHandler;
  readonly limits: Limits;
  readonly uploads: Uploads;
}

/** Serves use cases at their REST addresses. JSON and multipart routes each reject the other kind of body. */
export async function serveRest(
  http: FastifyInstance,
  { routes, executor, confirm, wrap, limits, uploads }: RestServerParts,
): Promise<void> {
  rejectEncodedBodies(http);
  const wrapRoute = ({ useCase }: Route) =>
    confirmCallers(confirm, wrap, ({ caller }) => executor.authorize(useCase.operation, caller.viewer));
  await http.register(async (json) => {
    readJsonBodies(json);
    for (const route of routes) if (route.body !== 'multipart') addRoute(json, route, executor, wrapRoute(route));
  });
  await http.register(async (multipart) => {
    const receiveFiles = await readMultipartBodies(multipart, { limits, uploads });
    for (const route of routes) {
      if (route.body !== 'multipart') continue;
      const wrapHandler = wrapRoute(route);
      addRoute(multipart, route, executor, (handler) => receiveFiles(wrapHandler(handler)));
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
  http.route({
    method: route.method,
    url: route.path,
    config: { confirmsCaller: isRead(route) },
    // Authorizes before the body is read, so that a forbidden call fails regardless of its input. A pending caller has no body.
    onRequest: (request, _reply, done) => {
      if (!request.pendingCaller) executor.authorize(route.useCase.operation, request.caller.viewer);
      done();
    },
    handler: handlerOf(route, executor, wrap),
  });
}

/** A file is sent while it is read. */
function isRead({ method, useCase, respondsWithFile, instead }: Route): boolean {
  return method === 'GET' && useCase.kind === 'query' && !respondsWithFile && !instead;
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
  const input = inputOf(route, request, request.receivedFiles);
  const result = await readForCaller(request, (caller) => executor.execute(route.useCase, caller, input)).catch(
    (error) => {
      throw translateToRestNames(route, error);
    },
  );
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
  const file = (await executor.execute(route.useCase, request.caller, inputOf(route, request))) as FileResult;
  return sendFile(file, request, reply);
}

function linkNextPage(request: FastifyRequest, cursor: string): string {
  const address = new URL(request.url, request.caller.request.publicUrl);
  address.searchParams.set('cursor', cursor);
  return address.href;
}

import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Limits } from '../../config/config.js';
import type { Executor } from '../../use-case/index.js';
import { refuseEncodedBodies } from '../bodies/encoded-bodies.js';
import { readJsonBodies } from '../bodies/json-body.js';
import { readMultipartBodies, receivingFiles } from '../bodies/multipart-body.js';
import { unknownAddress } from '../failures/problem.js';
import type { FileAnswer } from './file-route.js';
import type { Around } from './handler.js';
import { inCallersWords, inputOf } from './rest-input.js';
import type { Route } from './route.js';
import { sendFile } from './send-file.js';

export interface RestServerParts {
  readonly routes: readonly Route[];
  readonly executor: Executor;
  readonly around: Around;
  readonly limits: Limits;
}

/** Makes use cases answer under their REST addresses. JSON and multipart are read apart: each refuses the other. */
export async function serveRest(
  http: FastifyInstance,
  { routes, executor, around, limits }: RestServerParts,
): Promise<void> {
  refuseEncodedBodies(http);
  await http.register(async (json) => {
    readJsonBodies(json);
    for (const route of routes) if (route.body !== 'multipart') addRoute(json, route, executor, around);
  });
  await http.register(async (multipart) => {
    await readMultipartBodies(multipart, limits);
    for (const route of routes) {
      if (route.body === 'multipart') addRoute(multipart, route, executor, receivingFiles(limits, around));
    }
  });
  // A wrong method on a known address too: to a caller, that operation does not exist.
  http.all('/api/*', {
    onRequest: async () => {
      throw unknownAddress();
    },
    handler: async () => undefined,
  });
}

function addRoute(http: FastifyInstance, route: Route, executor: Executor, around: Around): void {
  http.route({
    method: route.method,
    url: route.path,
    // Before the body is read: whoever may not ask is told so whatever they sent.
    onRequest: async (request) => executor.authorize(route.useCase.operation, request.caller.viewer),
    handler: handlerOf(route, executor, around),
  });
}

function handlerOf(route: Route, executor: Executor, around: Around): RouteHandlerMethod {
  const handler: RouteHandlerMethod = route.answersFile
    ? (request, reply) => answerWithFile(route, executor, request, reply)
    : around((request, reply) => answer(route, executor, request, reply));
  const { instead } = route;
  if (!instead) return handler;
  const other = handlerOf(instead.route, executor, around);
  return function choose(request, reply) {
    const chosen = instead.when(request.query as Record<string, unknown>) ? other : handler;
    return chosen.call(this, request, reply);
  };
}

async function answer(route: Route, executor: Executor, request: FastifyRequest, reply: FastifyReply) {
  const input = inputOf(route, request, request.receivedFiles);
  const result = await executor.execute(route.useCase, request.caller, input).catch((error) => {
    throw inCallersWords(route, error);
  });
  reply.code(route.status);
  const next = route.nextCursor?.(result as never);
  if (next) reply.header('link', `<${nextPage(request, next)}>; rel="next"`);
  if (route.status === 204) return undefined;
  reply.header('content-type', 'application/json; charset=utf-8');
  return JSON.stringify((route.present ? route.present(result as never) : result) ?? null);
}

async function answerWithFile(route: Route, executor: Executor, request: FastifyRequest, reply: FastifyReply) {
  const file = (await executor.execute(route.useCase, request.caller, inputOf(route, request))) as FileAnswer;
  return sendFile(file, request, reply);
}

function nextPage(request: FastifyRequest, cursor: string): string {
  const address = new URL(request.url, request.caller.request.publicUrl);
  address.searchParams.set('cursor', cursor);
  return address.href;
}

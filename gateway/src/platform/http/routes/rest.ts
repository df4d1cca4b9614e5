import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { z } from 'zod';
import type { Limits } from '../../config/config.js';
import { DomainError, failures, isDatabaseAway } from '../../errors/index.js';
import type { Caller, Executor, FileResult } from '../../use-case/index.js';
import { readMultipartBodies, type Uploads } from '../bodies/multipart-form.js';
import { readJsonBodies, rejectEncodedBodies } from '../bodies/request-body.js';
import { identifyPending, probableViewer, runForCaller } from '../callers/expected-caller.js';
import { unknownAddress } from '../failures/problem.js';
import type { WrapHandler } from '../idempotency/handler.js';
import { convertQueryFor, unknownMembersOf } from './query-values.js';
import type { Route } from './route.js';

interface RestServerParts {
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
    // Authorizes everyone who is identified, so that a forbidden upload is rejected early.
    onRequest: (request, _reply, done) => {
      if (!request.pendingCaller || request.caller.viewer) authorize(request);
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
  const inputOf = inputReaderOf(route);
  const handler: RouteHandlerMethod = route.respondsWithFile
    ? (request, reply) => respondWithFile(route, executor, inputOf, request, reply)
    : wrap((request, reply) => respond(route, executor, inputOf, request, reply));
  const { instead } = route;
  if (!instead) return handler;
  const other = handlerOf(instead.route, executor, wrap);
  return function choose(request, reply) {
    const chosenHandler = instead.when(request.query as Record<string, unknown>) ? other : handler;
    return chosenHandler.call(this, request, reply);
  };
}

function execute({ useCase }: Route, executor: Executor, inputOf: InputReader, request: FastifyRequest) {
  return runForCaller(request, async (caller: Caller) => {
    // A forbidden call fails regardless of its input.
    executor.authorize(useCase.operation, caller.viewer);
    return executor.execute(useCase, caller, inputOf(request));
  });
}

async function respond(
  route: Route,
  executor: Executor,
  inputOf: InputReader,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const result = await execute(route, executor, inputOf, request).catch((error) => {
    throw translateToRestNames(route, error);
  });
  const accepted = route.accepted?.when(result as never) ? route.accepted : null;
  reply.code(accepted ? 202 : route.status);
  const next = route.nextCursor?.(result as never);
  if (next) reply.header('link', `<${linkNextPage(request, next)}>; rel="next"`);
  if (route.status === 204) return undefined;
  reply.header('content-type', 'application/json; charset=utf-8');
  const { present } = accepted ?? route;
  return JSON.stringify((present ? present(result as never) : result) ?? null);
}

async function respondWithFile(
  route: Route,
  executor: Executor,
  inputOf: InputReader,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const file = (await execute(route, executor, inputOf, request)) as FileResult;
  return sendFile(file, request, reply);
}

function linkNextPage(request: FastifyRequest, cursor: string): string {
  const address = new URL(request.url, request.caller.request.publicUrl);
  address.searchParams.set('cursor', cursor);
  return address.href;
}

type Members = Readonly<Record<string, unknown>>;

const pageNames = { limit: 'first', cursor: 'after' } as const;

type InputReader = (request: FastifyRequest) => Members;

/** The input of a use case: the query of a GET, otherwise the body. Path parameters override both. */
function inputReaderOf(route: Route): InputReader {
  const convert = convertQueryFor(route.useCase.input);
  const queryOf = (query: Members) =>
    route.nextCursor ? renameMembers(query, new Map(Object.entries(pageNames))) : query;
  return (request) => {
    const params = convert(request.params as Members);
    const isRead = route.method === 'GET';
    const members = isRead
      ? convert(queryOf(request.query as Members))
      : knownMembersOf(request.body, route.useCase.input);
    return { ...members, ...params, ...route.fixedInput };
  };
}

function translateToRestNames(route: Route, error: unknown): unknown {
  if (!route.nextCursor || !(error instanceof DomainError) || !error.fields) return error;
  const names = Object.entries(pageNames).map(([rest, shared]) => [shared, rest] as const);
  return new DomainError(error.kind, error.code, error.message, {
    fields: renameMembers(error.fields, new Map(names)),
  });
}

/** More would make a response as long as the body. */
const mostNamed = 20;

/** A member that an operation does not know is an error, as in GraphQL: the client expects it to change something. */
function knownMembersOf(body: unknown, input: z.core.$ZodType): Members {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw failures.malformed('The body must be a JSON object');
  const unknown = unknownMembersOf(input, body).slice(0, mostNamed);
  if (unknown.length === 0) return body as Members;
  throw failures.invalid(Object.fromEntries(unknown.map((name) => [name, 'This operation has no such member'])));
}

function renameMembers<Value>(members: Readonly<Record<string, Value>>, names: ReadonlyMap<string, string>) {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [names.get(name) ?? name, value]));
}

/**
 * Sends a file, including uploaded ones, so that a browser never treats it as a page of ours: the browser must accept
 * our content type, and a file that is opened on its own may not run anything.
 */
function sendFile(file: FileResult, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({
    'cache-control': file.etag ? 'private, no-cache' : 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': policyOf(file),
    'content-disposition': `${file.isAttachment ? 'attachment' : 'inline'}; filename="${file.fileName.replaceAll(/[^\w.-]/g, '_')}"`,
  });
  if (file.etag) {
    reply.header('etag', file.etag);
    if (isKnown(request.headers['if-none-match'], file.etag)) {
      file.content.destroy();
      return reply.code(304).send();
    }
  }
  reply.header('content-type', file.contentType);
  if (file.bytes !== null) reply.header('content-length', file.bytes);
  return reply.send(file.content);
}

function policyOf({ style }: FileResult): string {
  if (style === undefined) return "default-src 'none'; sandbox";
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; sandbox`;
}

/** The header is a list. A proxy that compressed the content marks its entries as weak (RFC 9110, 13.1.2). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const etags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return etags.includes('*') || etags.includes(etag.replace(/^W\//, ''));
}

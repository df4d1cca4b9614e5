import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../../observability/metrics.js';
import { currentSpan, withinSpan } from '../../tracing/current-span.js';
import type { Span, Tracing } from '../../tracing/span.js';
import { type AccessLog, type EndedRequest, outcomeOf } from './access-log.js';

export interface ObservationParts {
  readonly metrics: Metrics;
  readonly accessLog: AccessLog;
  /** Null if no traces are sent. */
  readonly tracing: Tracing | null;
}

/** Follows each request until its response has been sent or its client is gone: for the access log and the trace. */
export function observeRequests(http: FastifyInstance, parts: ObservationParts): void {
  const traffic = new Traffic();
  http.decorateRequest('observed');
  http.addHook('onRequest', (request, reply, done) => {
    const begun = performance.now();
    const span = beginSpan(request, parts.tracing);
    request.observed = { span };
    const measureBytes = traffic.begin(request);
    afterResponse(reply, (isComplete) => {
      const milliseconds = performance.now() - begun;
      const outcome = outcomeOf(request, reply, isComplete);
      finish({ request, reply, outcome, milliseconds, bytes: measureBytes() }, parts);
    });
    if (span) withinSpan(span, done);
    else done();
  });
  // A body arrives in events of its connection, which belong to no request.
  http.addHook('preValidation', ({ observed }, _reply, done) => {
    if (observed?.span) withinSpan(observed.span, done);
    else done();
  });
}

function finish(ended: EndedRequest, { metrics, accessLog }: ObservationParts): void {
  const { request, outcome } = ended;
  if (outcome === 'aborted')
    metrics.countAborted({ method: request.method, route: request.routeOptions.url ?? 'none' });
  accessLog.writeRequest(ended);
  endSpan(ended);
}

/** Calls back once: with true after the response, or with false if the connection closed before. */
function afterResponse({ raw }: FastifyReply, callback: (isComplete: boolean) => void): void {
  let isOver = false;
  const end = (isComplete: boolean) => {
    if (isOver) return;
    isOver = true;
    callback(isComplete);
  };
  // `writableFinished` would not do: it stays false within the process, where there is no connection.
  raw.once('finish', () => end(true));
  raw.once('close', () => end(false));
}

/** The bytes that connections carried. A connection serves one request after the other. */
class Traffic {
  private readonly counted = new WeakMap<Socket, { readonly read: number; readonly written: number }>();

  begin({ raw: { socket } }: FastifyRequest): () => EndedRequest['bytes'] {
    // A request without a socket is one that is injected in the process.
    if (!(socket instanceof Socket)) return () => null;
    const before = this.counted.get(socket) ?? { read: 0, written: 0 };
    return () => {
      const now = { read: socket.bytesRead, written: socket.bytesWritten };
      this.counted.set(socket, now);
      return { in: now.read - before.read, out: now.written - before.written };
    };
  }
}

/** A request within the process, which a page sends to the API, is a step of the page's trace. A socket outlives its request. */
function beginSpan(request: FastifyRequest, tracing: Tracing | null): Span | undefined {
  if (!tracing || request.raw.upgradeOf) return undefined;
  const route = request.routeOptions.url;
  const name = route === undefined ? request.method : `${request.method} ${route}`;
  const attributes = {
    'http.request.method': request.method,
    'url.scheme': request.protocol,
    // The pattern replaces the path, because parameters of a path can be secrets.
    ...(route !== undefined && { 'http.route': route, 'url.path': route }),
    'network.protocol.version': request.raw.httpVersion,
    'timetrack.request.id': request.id,
  };
  const parent = currentSpan();
  if (parent) return parent.begin(name, 'INTERNAL', attributes);
  return tracing.begin(name, { kind: 'SERVER', attributes, headers: request.headers });
}

function endSpan({ request, reply, outcome }: EndedRequest): void {
  const { span, graphql, failure } = request.observed ?? {};
  if (!span?.isRecorded) return;
  const organizationId = request.caller?.viewer?.organizationId;
  span.set({
    'http.response.status_code': reply.statusCode,
    'timetrack.outcome': outcome,
    ...(organizationId !== undefined && { 'timetrack.organization.id': organizationId }),
    ...(graphql?.kind && { 'graphql.operation.type': graphql.kind }),
    ...(graphql?.name && { 'graphql.operation.name': graphql.name }),
    ...(failure !== undefined && { 'error.type': failure }),
  });
  if (outcome === 'failed') span.fail(failure ?? String(reply.statusCode));
  span.end();
}

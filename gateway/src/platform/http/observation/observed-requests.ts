import { Socket } from 'node:net';
import { trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../../observability/metrics.js';
import { type AccessLog, type EndedRequest, outcomeOf } from './access-log.js';

interface ObservationParts {
  readonly metrics: Metrics;
  readonly accessLog: AccessLog;
}

/** Follows each request until its response has been sent or its client is gone: for the access log, the metrics and the trace. */
export function observeRequests(http: FastifyInstance, parts: ObservationParts): void {
  const traffic = new Traffic();
  http.decorateRequest('observed');
  http.addHook('onRequest', (request, reply, done) => {
    const begun = performance.now();
    // The instrumentation has begun it.
    request.observed = { span: trace.getActiveSpan() };
    const measureBytes = traffic.begin(request);
    afterResponse(reply, (isComplete) => {
      const milliseconds = performance.now() - begun;
      const outcome = outcomeOf(request, reply, isComplete);
      finish({ request, reply, outcome, milliseconds, bytes: measureBytes() }, parts);
    });
    done();
  });
  http.addHook('onSend', ({ caller, observed }, _reply, payload, done) => {
    const organizationId = caller?.viewer?.organizationId;
    if (organizationId) observed?.span?.setAttribute('timetrack.organization.id', organizationId);
    done(null, payload);
  });
}

function finish(ended: EndedRequest, { metrics, accessLog }: ObservationParts): void {
  const { request, reply, outcome, milliseconds } = ended;
  // The pattern of the route: paths contain ids, and unknown paths would create an unlimited number of series.
  const called = { method: request.method, route: request.routeOptions.url ?? 'none' };
  if (outcome === 'aborted') metrics.countAborted(called);
  else metrics.observeHttp({ ...called, status: reply.statusCode, seconds: milliseconds / 1000 });
  accessLog.writeRequest(ended);
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

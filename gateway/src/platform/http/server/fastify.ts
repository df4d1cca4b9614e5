import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Config, Limits } from '../../config/config.js';
import { isReadable } from '../../observability/logger.js';
import type { Metrics } from '../../observability/metrics.js';
import type { SecurityEvents } from '../../ports/platform.js';
import { hasBody } from '../bodies/request-body.js';
import { handleFailures, newRequestId, writeProblem } from '../failures/problem.js';
import { handleUnreadableRequests, handleUnusualRequests } from '../failures/unreadable-requests.js';
import { AccessLog } from '../observation/access-log.js';
import { observeRequests } from '../observation/observed-requests.js';
import { cleanForwardedHeaders, rejectWrongHosts } from '../security/hosts.js';

declare module 'fastify' {
  interface FastifyInstance {
    readonly securityEvents: SecurityEvents;
    readonly accessLog: AccessLog;
  }
}

const second = 1000;

/** A gateway about to stop still serves requests, but redirects proxies and clients. */
export interface Shutdown {
  hasBegun: boolean;
}

interface ServerParts {
  readonly config: Pick<Config, 'trustProxy' | 'limits' | 'host' | 'publicUrl' | 'http' | 'accessLog' | 'production'>;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly securityEvents: SecurityEvents;
  readonly shutdown: Shutdown;
}

/** Creates the HTTP server without routes: everything that applies to every request. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, logger, metrics, securityEvents, shutdown } = parts;
  const accessLog = new AccessLog(logger, config.accessLog ?? (isReadable(config) ? 'errors' : 'on'));
  const http = Fastify({
    loggerInstance: logger.child({ component: 'http' }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    trustProxy: resolveTrustProxy(config.trustProxy),
    bodyLimit: config.limits.bodyBytes,
    requestTimeout: 120 * second,
    forceCloseConnections: 'idle',
    // What still arrives on an open connection is served: its client cannot know yet that the gateway stops.
    return503OnClosing: false,
    http: {
      // Our own hook rejects an invalid host, in the same form as every other failure.
      requireHostHeader: false,
      // A client that offers another protocol (Java's HTTP client offers HTTP/2) gets an HTTP/1.1 response.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    clientErrorHandler: handleUnreadableRequests(logger.child({ component: 'http' }), accessLog),
    // These errors occur before any hook runs.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
      return reply.send(writeProblem(error, request, reply) as never);
    },
  });
  http.decorate('securityEvents', securityEvents);
  http.decorate('accessLog', accessLog);
  handleUnusualRequests(http.server, accessLog);
  observeRequests(http, { metrics, accessLog });
  await http.register(cookie);
  sendRequestIds(http);
  handleFailures(http);
  cleanForwardedHeaders(http);
  rejectWrongHosts(http, config);
  endConnectionsWhenStopping(http, shutdown);
  closeAfterBodies(http, config.limits);
  return http;
}

function sendRequestIds(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}

/** Fastify has no setting for a number of proxies. The operator who sets one ensures that no request bypasses them. */
function resolveTrustProxy(proxies: Config['trustProxy']): FastifyServerOptions['trustProxy'] {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

/** Closes each connection after its current response, so that idle keep-alive connections do not delay the shutdown. */
function endConnectionsWhenStopping(http: FastifyInstance, shutdown: Shutdown): void {
  http.addHook('preClose', async () => {
    shutdown.hasBegun = true;
  });
  http.addHook('onSend', (_request, reply, payload, done) => {
    if (shutdown.hasBegun) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Finishes the requests in progress, and cuts the connections of those that take longer, in seconds. */
export async function closeServer(http: FastifyInstance, seconds: number): Promise<void> {
  const timer = setTimeout(() => {
    http.log.warn({ seconds }, 'requests took too long to finish: closing their connections');
    http.server.closeAllConnections();
  }, seconds * 1000);
  await http.close().finally(() => clearTimeout(timer));
}

const maxMilliseconds = 5000;
const maxBytes = 64 * 1024 * 1024;

/**
 * Reads on for a while, and discards, what a client sends after its request was answered. Closing at once would reset
 * the connection, and most clients then lose the response with the error (RFC 9112, 9.6).
 */
function closeAfterBodies(http: FastifyInstance, { bodyBytes }: Pick<Limits, 'bodyBytes'>): void {
  http.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (!raw.complete && leavesConnectionUnusable(raw, reply)) {
      reply.header('connection', 'close');
      lingerOnClose(raw);
    }
    done(null, payload);
  });

  function leavesConnectionUnusable({ headers, socket }: IncomingMessage, reply: FastifyReply): boolean {
    // A request without a socket is one that is injected in the process.
    if (!hasBody(headers) || !(socket instanceof Socket)) return false;
    const length = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
    // Node itself discards the rest of a small body and keeps the connection.
    return length > bodyBytes || reply.getHeader('connection') === 'close';
  }
}

/** Replaces what Node does after the response. */
function lingerOnClose(request: IncomingMessage): void {
  const { socket } = request;
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (request.complete) return destroySoon();
    const readBefore = socket.bytesRead;
    const timer = setTimeout(() => socket.destroy(), maxMilliseconds).unref();
    socket.once('close', () => clearTimeout(timer));
    request.on('data', () => {
      if (socket.bytesRead - readBefore > maxBytes) socket.destroy();
    });
    request.once('end', () => socket.destroy());
    request.resume();
    socket.end();
    return undefined;
  };
}

import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import type { Metrics } from '../observability/index.js';
import { answerFailures, writeProblem } from './failures/problem.js';
import { answerUnreadableRequests } from './failures/unreadable-requests.js';
import { newRequestId, sendRequestIds } from './request-id.js';
import { refuseWrongHosts } from './security/hosts.js';

const second = 1000;

export interface ServerParts {
  readonly config: Pick<Config, 'trustProxy' | 'limits'>;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** The HTTP server without any address yet: what holds for every request, whoever answers it. */
export async function createServer({ config, logger, metrics }: ServerParts): Promise<FastifyInstance> {
  const http = Fastify({
    loggerInstance: logger.child({ component: 'http' }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    trustProxy: trusted(config.trustProxy),
    bodyLimit: config.limits.bodyBytes,
    requestTimeout: 120 * second,
    forceCloseConnections: 'idle',
    http: {
      // Refused with a problem like everything else.
      requireHostHeader: false,
      // Who offers another protocol (a Java client HTTP/2, unless told) is answered by this one.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    clientErrorHandler: answerUnreadableRequests(logger.child({ component: 'http' })),
    // Raised before any hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
      return reply.send(writeProblem(error, request, reply) as never);
    },
  });
  await http.register(cookie);
  sendRequestIds(http);
  answerFailures(http);
  refuseWrongHosts(http);
  measure(http, metrics);
  endConnectionsWhenClosing(http);
  return http;
}

/** Fastify trusts no number of proxies by itself: who sets one says that nobody reaches the gateway past them. */
function trusted(proxies: Config['trustProxy']): FastifyServerOptions['trustProxy'] {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

/** A request under way gets its answer, and its connection ends with it: kept alive, it would hold up the end. */
function endConnectionsWhenClosing(http: FastifyInstance): void {
  let closing = false;
  http.addHook('preClose', async () => {
    closing = true;
  });
  http.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}

/** Counts by the route's pattern: paths carry ids, and addresses that nobody serves could be without number. */
function measure(http: FastifyInstance, metrics: Metrics): void {
  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const seconds = reply.elapsedTime / second;
    metrics.observeHttp({ method: request.method, route, status: reply.statusCode, seconds });
    request.log.debug({ method: request.method, route, status: reply.statusCode, seconds }, 'answered');
  });
}

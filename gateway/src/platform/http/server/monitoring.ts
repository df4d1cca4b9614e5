import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { within } from '../../concurrency/within.js';
import type { Config } from '../../config/config.js';
import { hostNameOf, isLoopback, listensLocally } from '../../config/hosts.js';
import { type DomainError, failures, StartError } from '../../errors/index.js';
import { closeHttpServer } from '../../lifecycle/port.js';
import type { Metrics } from '../../observability/metrics.js';
import { newRequestId, problemContentType, problemOf, unknownAddress } from '../failures/problem.js';
import type { Shutdown } from './fastify.js';

const metricsPath = '/metrics';

type Settings = Pick<Config, 'host' | 'publicUrl' | 'trustProxy'> & { readonly http: Pick<Config['http'], 'metrics'> };

/**
 * Serves the metrics on the port of the product: to callers with the token, or without one to this machine only. They
 * have a port of their own or are off in all other cases.
 */
export function serveMetrics(http: FastifyInstance, metrics: Metrics, settings: Settings): void {
  const { port, token } = settings.http.metrics;
  if (port !== null || (token === null && !isForThisMachine(settings))) return;
  http.get(metricsPath, async (request, reply) => {
    if (!mayRead(request.headers.authorization, token)) {
      reply.header('www-authenticate', 'Bearer');
      throw failures.unauthenticated();
    }
    return reply.header('content-type', metrics.contentType).send(await metrics.read());
  });
}

/** The server of `METRICS_PORT`, which serves nothing else; null without that variable. */
interface MetricsServer {
  readonly listen: () => Promise<AddressInfo>;
  readonly close: () => Promise<void>;
}

export function createMetricsServer(metrics: Metrics, { http }: Settings): MetricsServer | null {
  const { port, host, token } = http.metrics;
  if (port === null) return null;
  const server = createServer(async ({ url, headers }, response) => {
    if (url?.split('?')[0] !== metricsPath) return sendProblem(response, unknownAddress());
    if (!mayRead(headers.authorization, token)) {
      response.setHeader('www-authenticate', 'Bearer');
      return sendProblem(response, failures.unauthenticated());
    }
    const text = await metrics.read();
    response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
  });
  return {
    listen: async () => {
      server.listen(port, host);
      await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
        const sentence = `The metrics cannot be served on port ${port} of ${host} (${cause.code}).`;
        throw new StartError(`${sentence} Set METRICS_PORT or METRICS_HOST to another value.`, { cause });
      });
      return server.address() as AddressInfo;
    },
    close: () => closeHttpServer(server),
  };
}

function sendProblem(response: ServerResponse, failure: DomainError): void {
  const problem = problemOf(failure, newRequestId());
  response.writeHead(problem.status, { 'content-type': problemContentType }).end(JSON.stringify(problem));
}

/** Behind a proxy, requests from everywhere arrive from this machine. */
function isForThisMachine(settings: Settings): boolean {
  const { publicUrl, trustProxy } = settings;
  const isPublic = publicUrl !== null && !isLoopback(hostNameOf(new URL(publicUrl).host));
  return listensLocally(settings) && !isPublic && trustProxy === false;
}

/** Compares digests, which takes the same time for every token. */
function mayRead(authorization: string | undefined, token: string | null): boolean {
  if (token === null) return true;
  const sent = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  return sent !== undefined && timingSafeEqual(digest(sent), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A probe that takes longer is as good as a failed one. */
const maxMilliseconds = 2000;

interface HealthParts {
  /** Whether the gateway can serve requests: the database is reachable, accepts changes and is fully migrated. */
  readonly isReady: () => Promise<boolean>;
  readonly shutdown: Shutdown;
}

export function serveHealthChecks(http: FastifyInstance, { isReady, shutdown }: HealthParts): void {
  let asking: Promise<boolean> | undefined;
  // One question at a time: a database that does not answer must not cost a connection for each probe.
  const ask = () => {
    asking ??= isReady()
      .catch(() => false)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  http.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  http.get('/healthz', async () => ({ status: 'alive' }));
  http.get('/readyz', async (_request, reply) => {
    const ready = !shutdown.hasBegun && (await within(maxMilliseconds, ask()));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}

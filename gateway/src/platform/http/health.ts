import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../observability/index.js';

export interface HealthParts {
  /** Whether requests can be answered: the database is there and has all migrations. */
  readonly isReady: () => Promise<boolean>;
  readonly metrics: Metrics;
}

/** For whoever watches over the gateway: is it alive, should it get requests, and how is it doing. */
export function answerHealthChecks(http: FastifyInstance, { isReady, metrics }: HealthParts): void {
  let isClosing = false;
  http.addHook('preClose', async () => {
    isClosing = true;
  });
  http.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  http.get('/healthz', async () => ({ status: 'alive' }));
  http.get('/readyz', async (_request, reply) => {
    const ready = !isClosing && (await isReady().catch(() => false));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  http.get('/metrics', async (_request, reply) =>
    reply.header('content-type', metrics.contentType).send(await metrics.read()),
  );
}

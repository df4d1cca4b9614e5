import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../observability/metrics.adapter.js';

export interface HealthParts {
  /** Whether the gateway can serve requests: the database is reachable and fully migrated. */
  readonly isReady: () => Promise<boolean>;
  readonly metrics: Metrics;
}

/** Serves liveness, readiness and metrics for monitoring. */
export function serveHealthChecks(http: FastifyInstance, { isReady, metrics }: HealthParts): void {
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

import type { FastifyInstance } from 'fastify';

export interface HealthParts {
  /** Whether the gateway can serve requests: the database is reachable and fully migrated. */
  readonly isReady: () => Promise<boolean>;
}

/** Serves liveness and readiness for monitoring. */
export function serveHealthChecks(http: FastifyInstance, { isReady }: HealthParts): void {
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
}

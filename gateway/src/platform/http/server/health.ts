import type { FastifyInstance } from 'fastify';
import { within } from '../../concurrency/within.js';
import type { Shutdown } from './fastify.js';

/** A probe that takes longer is as good as a failed one. */
const maxMilliseconds = 2000;

export interface HealthParts {
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

import type { FastifyInstance } from 'fastify';

/** Finishes the requests in progress, and cuts the connections of those that take longer, in seconds. */
export async function closeServer(http: FastifyInstance, seconds: number): Promise<void> {
  const timer = setTimeout(() => {
    http.log.warn({ seconds }, 'requests took too long to finish: closing their connections');
    http.server.closeAllConnections();
  }, seconds * 1000);
  await http.close().finally(() => clearTimeout(timer));
}

import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** A new id for each request. Callers cannot choose it, so the log lines with one id belong to one request. */
export const newRequestId = (): string => randomUUID();

/** Sends each caller the id under which the request is logged. */
export function sendRequestIds(http: FastifyInstance): void {
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}

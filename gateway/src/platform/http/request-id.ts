import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** A fresh id per request: callers can't choose it, so that what the log says under an id is one request's. */
export const newRequestId = (): string => randomUUID();

/** Tells every caller the id under which the log knows the request. */
export function sendRequestIds(http: FastifyInstance): void {
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}

import type { FastifyReply, FastifyRequest } from 'fastify';

/** Handles a request and returns the response body. Status and headers are on the reply. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>;

/** Wraps the handlers of an API, for example with the idempotency key or the files of a multipart body. */
export type Around = (handler: Handler) => Handler;

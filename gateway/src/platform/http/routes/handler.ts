import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers a request with the body that goes out; status and headers are on the reply. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>;

/** Puts something around the handlers of a door: the idempotency key, the files of a multipart body. */
export type Around = (handler: Handler) => Handler;

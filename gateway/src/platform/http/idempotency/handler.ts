import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The response to a command is JSON, or absent. */
export type ResponseBody = string | Buffer | Readable;

/** Handles a request and returns the response body. Status and headers are on the reply. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<ResponseBody | undefined>;

/** Wraps the handlers of an API, for example with the idempotency key or the files of a multipart body. */
export type WrapHandler = (handler: Handler) => Handler;

export type WriteFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => string;

import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { ResponseBody } from './handler.js';

export interface StoredResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string | undefined;
}

/** All other headers belong to the individual request. */
const replayedHeaders = ['content-type', 'link', 'location'] as const;

export function captureResponse(reply: FastifyReply, body: ResponseBody | undefined): StoredResponse {
  const headers: Record<string, string | string[]> = {};
  for (const name of replayedHeaders) {
    const value = reply.getHeader(name);
    if (value !== undefined) headers[name] = Array.isArray(value) ? value : String(value);
  }
  return { status: reply.statusCode, headers, body: textOf(body) };
}

export function restoreResponse(response: StoredResponse, reply: FastifyReply): string | undefined {
  for (const name of replayedHeaders) reply.removeHeader(name);
  reply.code(response.status).headers(response.headers);
  return response.body;
}

export function digestOf(body: ResponseBody | undefined): Buffer {
  return createHash('sha256')
    .update(textOf(body) ?? '')
    .digest();
}

function textOf(body: ResponseBody | undefined): string | undefined {
  if (body === undefined || typeof body === 'string') return body;
  throw new Error('the response of a command must be text');
}

import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../errors/index.js';

/** Refuses a packed body once it is known who asks: read as it came, it would be told to be something broken. */
export function refuseEncodedBodies(http: FastifyInstance): void {
  http.addHook('preParsing', async ({ headers }, reply) => {
    const encoding = headers['content-encoding']?.trim().toLowerCase();
    if (!encoding || encoding === 'identity' || !hasBody(headers)) return;
    // Says which encodings would be read (RFC 9110 12.5.3).
    reply.header('accept-encoding', 'identity');
    throw encodedBody();
  });
}

export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const encodedBody = () =>
  new DomainError(
    'unsupported-media',
    'request.encoded-body',
    'A body with a Content-Encoding is not read here: send it without',
  );

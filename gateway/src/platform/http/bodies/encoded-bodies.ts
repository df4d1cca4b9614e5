import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../errors/index.js';

/** Rejects compressed bodies after the caller is identified. Parsing them would report invalid JSON instead. */
export function rejectEncodedBodies(http: FastifyInstance): void {
  http.addHook('preParsing', ({ headers }, reply, payload, done) => {
    const encoding = headers['content-encoding']?.trim().toLowerCase();
    if (!encoding || encoding === 'identity' || !hasBody(headers)) return done(null, payload);
    // Tells the client which encodings are supported (RFC 9110, 12.5.3).
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
    'Compressed bodies are not supported. Send the body without Content-Encoding.',
  );

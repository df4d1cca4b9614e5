import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const compressible = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg\+xml)/;

/** A tenth larger than Brotli's best compression, and forty times as fast. */
const brotliQuality = 5;

/** Compresses text responses. */
export function compressText(http: FastifyInstance): void {
  http.addHook('onSend', async (request, reply, payload) => {
    if (!isStream(payload)) return payload;
    reply.header('vary', 'accept-encoding');
    if (!isCompressible(reply)) return payload;
    const encoding = chooseEncoding(request);
    if (!encoding) return payload;
    reply.removeHeader('content-length');
    reply.header('content-encoding', encoding);
    // When one end fails, pipeline destroys the other. Fastify reports the error to the client and the log.
    return pipeline(payload, encoding === 'br' ? createBrotli() : createGzip(), () => undefined);
  });
}

function createBrotli() {
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}

function chooseEncoding(request: FastifyRequest): 'br' | 'gzip' | null {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => !/;\s*q=0(\.0*)?$/i.test(entry))
    .map((entry) => entry.split(';')[0]?.trim().toLowerCase());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}

function isCompressible(reply: FastifyReply): boolean {
  return reply.statusCode === 200 && compressible.test(String(reply.getHeader('content-type')));
}

function isStream(payload: unknown): payload is Readable {
  return typeof payload === 'object' && payload !== null && 'pipe' in payload;
}

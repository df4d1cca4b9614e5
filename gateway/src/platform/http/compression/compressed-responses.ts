import type { IncomingHttpHeaders } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { callerOf, isSentByAnotherSite } from '../security/caller.js';

const kibibyte = 1024;

/** Smaller responses fit into two packets. */
const minBytes = 2 * kibibyte;

/** Below, compressing takes less time (0.1 ms) than handing the work to another thread. */
const maxBytesAtOnce = 32 * kibibyte;

/** From here on, a better compression is worth its time, which other threads spend. */
const largeBytes = 64 * kibibyte;

const compressible = /^(application\/((graphql-response\+|problem\+)?json|graphql)|text\/csv)\b/;

const compressLater = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const gzipOptions = { level: 1 };

/** Brotli's quality 1 is smaller and faster than the fastest gzip. */
const brotliOf = (quality: 1 | 4): BrotliOptions => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const [fastBrotli, goodBrotli] = [brotliOf(1), brotliOf(4)];

/**
 * Compresses JSON, CSV and the schema for clients that accept it. It does not for pages of other sites, even those of another subdomain:
 * they could guess at a secret in a response from its length (BREACH). Call it on the scope of an API.
 */
export function compressResponses(http: FastifyInstance): void {
  http.addHook('onSend', (request, reply, payload, done) => {
    const isWhole = (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length >= minBytes;
    if (!isWhole && !isStream(payload)) return done(null, payload);
    if (!compressible.test(String(reply.getHeader('content-type')))) return done(null, payload);
    reply.header('vary', 'accept-encoding');
    const { headers } = request;
    const encoding = chooseEncoding(headers);
    if (!encoding || isSentByAnotherSite(headers, callerOf(request).request.publicUrl)) return done(null, payload);
    reply.removeHeader('content-length');
    reply.header('content-encoding', encoding);
    if (isWhole) compressWhole(payload, encoding).then((compressed) => done(null, compressed), done);
    // When one end fails, pipeline destroys the other. Fastify reports the error to the client and the log.
    else
      done(
        null,
        pipeline(payload as Readable, createCompressor(encoding), () => undefined),
      );
  });
}

async function compressWhole(body: string | Buffer, encoding: Encoding): Promise<Buffer> {
  if (body.length <= maxBytesAtOnce) {
    return encoding === 'br' ? brotliCompressSync(body, fastBrotli) : gzipSync(body, gzipOptions);
  }
  if (encoding === 'gzip') return compressLater.gzip(body, gzipOptions);
  return compressLater.br(body, body.length < largeBytes ? fastBrotli : goodBrotli);
}

function createCompressor(encoding: Encoding) {
  return encoding === 'br' ? createBrotliCompress(goodBrotli) : createGzip(gzipOptions);
}

function isStream(payload: unknown): payload is Readable {
  return typeof payload === 'object' && payload !== null && 'pipe' in payload;
}

export type Encoding = 'br' | 'gzip';

/** The encoding of the response: Brotli rather than gzip; null if the client accepts neither. */
export function chooseEncoding({ 'accept-encoding': header }: IncomingHttpHeaders): Encoding | null {
  if (header === undefined) return null;
  const accepted = String(header)
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => !/;\s*q=0(\.0*)?$/i.test(entry))
    .map((entry) => entry.split(';')[0]?.trim().toLowerCase());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}

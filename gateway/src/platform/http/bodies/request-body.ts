import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { DomainError, failures } from '../../errors/index.js';
import { Turns } from './turns.js';

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

export function isMultipart(contentType: string | undefined): boolean {
  return contentType?.trim().toLowerCase().startsWith('multipart/form-data') ?? false;
}

const encodedBody = () =>
  new DomainError(
    'unsupported-media',
    'request.encoded-body',
    'Compressed bodies are not supported. Send the body without Content-Encoding.',
  );

/** A longer body waits for a turn of its own: a hundred at once would keep every other request waiting. */
const smallBytes = 16_384;

/** Reads JSON bodies only. Treats an empty body as absent, whatever its Content-Type. */
export function readJsonBodies(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.removeAllContentTypeParsers();
  http.addHook('onRequest', ({ method, headers }, _reply, done) => {
    // A GET has no body to read. Its type tells GraphQL that no other site sent it.
    if (!hasBody(headers) && method !== 'GET') headers['content-type'] = undefined;
    done();
  });
  const read: FastifyBodyParser<Buffer> = (request, body, done) => {
    // Rejects invalid UTF-8 rather than replacing it, because notes are stored exactly as sent.
    if (!isUtf8(body)) return done(failures.malformed('The body is not valid UTF-8'));
    const text = body.toString('utf8');
    if (text.trim() === '') return done(null, undefined);
    return parse(request, text, (error, value) => {
      if (isTooComplex(value)) done(failures.malformed('The body has too many values, or nests them too deeply'));
      else done(error, value);
    });
  };
  const turns = new Turns();
  http.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length <= smallBytes) return read(request, body, done);
    void turns.take().then(() => read(request, body, done));
  });
}

/**
 * Far more than any input has. Code that walks through a value would run out of stack at thousands of levels, and keep others waiting at
 * a hundred thousand values.
 */
const maxDepth = 100;
const maxValues = 20_000;

/** Whether a value of JSON has too many objects, arrays and values in it, or nests them too deeply. */
export function isTooComplex(value: unknown): boolean {
  let left = maxValues;
  const exceeds = (part: unknown, levels: number): boolean => {
    if (typeof part !== 'object' || part === null) return false;
    const parts = Object.values(part);
    left -= parts.length;
    return levels === 0 || left < 0 || parts.some((inner) => exceeds(inner, levels - 1));
  };
  return exceeds(value, maxDepth);
}

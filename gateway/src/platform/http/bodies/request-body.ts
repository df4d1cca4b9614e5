import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { DomainError, failures } from '../../errors/index.js';

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

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads JSON bodies only. Treats an empty body as absent, whatever its Content-Type. */
export function readJsonBodies(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.removeAllContentTypeParsers();
  http.addHook('onRequest', ({ headers }, _reply, done) => {
    if (!hasBody(headers)) headers['content-type'] = undefined;
    done();
  });
  http.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const text = textOf(body);
    if (text === null) return done(failures.malformed('The body is not valid UTF-8'));
    if (text.trim() === '') return done(null, undefined);
    if (nestsTooDeeply(text)) return done(failures.malformed('The body nests too many objects and lists'));
    return parse(request, text, done);
  });
}

/** Rejects invalid UTF-8 rather than replacing it, because notes are stored exactly as sent. */
function textOf(body: Buffer): string | null {
  try {
    return utf8.decode(body);
  } catch {
    return null;
  }
}

/** Far more than any input has. Code that walks through a value would run out of stack at thousands of levels. */
const maxDepth = 100;

const quote = 34;
const backslash = 92;

/** Whether objects and arrays nest too deeply in a JSON text, which need not be valid. */
export function nestsTooDeeply(json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfString(json, at);
    else if (code === 91 || code === 123) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (code === 93 || code === 125) depth -= 1;
  }
  return false;
}

function endOfString(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) return at;
    if (code === backslash) at += 1;
  }
  return json.length;
}

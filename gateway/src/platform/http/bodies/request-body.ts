import type { IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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

/** Node buffers this much of a body before anyone reads it. */
const maxBytes = 64 * 1024;
const maxMilliseconds = 100;

/**
 * Waits for a small body, without reading it, so that the caller can be looked up after its arrival. Resolves to whether
 * the whole body is there: false at once for a large body, one of unknown length and files, which queue for their place, and
 * after a moment for a slow body.
 */
export async function awaitPromptBody({ raw }: Pick<FastifyRequest, 'raw'>): Promise<boolean> {
  const { 'content-length': length, 'content-type': type, 'transfer-encoding': transferEncoding } = raw.headers;
  if (transferEncoding !== undefined || Number(length ?? 0) > maxBytes || type?.includes('multipart/')) return false;
  // A request that is injected in the process has no socket. Its body is there already.
  if (!(raw.socket instanceof Socket)) return true;
  // Node reports the head before it reads on in the same packet.
  await undefined;
  if (raw.complete) return true;
  return new Promise((resolve) => {
    const timer = setTimeout(end, maxMilliseconds);
    raw.on('readable', check);
    raw.once('close', end);

    function check() {
      if (raw.complete) end();
    }
    function end() {
      clearTimeout(timer);
      raw.off('readable', check).off('close', end);
      resolve(raw.complete);
    }
  });
}

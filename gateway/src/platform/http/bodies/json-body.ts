import type { FastifyInstance } from 'fastify';
import { failures } from '../../errors/index.js';
import { hasBody } from './encoded-bodies.js';
import { nestsTooDeeply } from './json-depth.js';

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

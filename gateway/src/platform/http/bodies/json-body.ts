import type { FastifyInstance } from 'fastify';
import { failures } from '../../errors/index.js';
import { hasBody } from './encoded-bodies.js';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads JSON and nothing else. An empty body is none, whatever type it is said to be of. */
export function readJsonBodies(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.removeAllContentTypeParsers();
  http.addHook('onRequest', async ({ headers }) => {
    if (!hasBody(headers)) headers['content-type'] = undefined;
  });
  http.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const text = textOf(body);
    if (text === null) return done(failures.malformed('The body is not readable as UTF-8'));
    if (text.trim() === '') return done(null, undefined);
    return parse(request, text, done);
  });
}

/** Notes are kept as they were sent, so bytes that are no text are refused rather than replaced. */
function textOf(body: Buffer): string | null {
  try {
    return utf8.decode(body);
  } catch {
    return null;
  }
}

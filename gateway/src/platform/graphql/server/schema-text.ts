import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isKnown } from '../../http/routes/rest.js';

const schemaTextPath = '/graphql/schema.graphql';

/** Serves the schema as text (SDL). The text is written when it is first requested. */
export function serveSchemaText(http: FastifyInstance, write: () => string): void {
  let written: { readonly text: string; readonly etag: string } | undefined;
  http.get(schemaTextPath, (request, reply) => {
    written ??= withEtag(write());
    const { text, etag } = written;
    reply.header('cache-control', 'private, no-cache').header('etag', etag).header('vary', 'accept-encoding');
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/graphql; charset=utf-8').send(text);
  });
}

/** A weak tag, because the compressed text is another representation of the same schema. */
function withEtag(text: string) {
  return { text, etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` };
}

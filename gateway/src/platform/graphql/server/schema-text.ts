import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const schemaTextPath = '/graphql/schema.graphql';

/** Serves the schema as text (SDL). The text is written when it is first requested. */
export function serveSchemaText(http: FastifyInstance, write: () => string): void {
  let written: { readonly text: string; readonly etag: string } | undefined;
  http.get(schemaTextPath, (request, reply) => {
    written ??= withEtag(write());
    const { text, etag } = written;
    reply.header('cache-control', 'private, no-cache').header('etag', etag).header('vary', 'accept-encoding');
    if (namesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/graphql; charset=utf-8').send(text);
  });
}

/** A weak tag, because the compressed text is another representation of the same schema. */
function withEtag(text: string) {
  return { text, etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` };
}

function namesEtag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim()) ?? [];
  return tags.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag.replace(/^W\//, ''));
}

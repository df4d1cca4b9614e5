import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { failures } from '../../errors/index.js';
import type { OpenApiDocument } from './openapi-document.js';

/** The page loads nothing from other hosts and runs no inline scripts. */
const policy = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Rejects callers without a session or an API key. Call it on a scope that identifies its callers. */
export function requireSession(http: FastifyInstance): void {
  http.addHook('onRequest', async ({ caller }) => {
    if (!caller.viewer) throw failures.unauthenticated();
  });
}

/**
 * Serves the OpenAPI document, and a page to read it and try it out. The document is built when it is first requested:
 * deriving it from all schemas would make up a tenth of the start.
 */
export async function serveApiDocs(http: FastifyInstance, build: () => OpenApiDocument): Promise<void> {
  let built: OpenApiDocument | undefined;
  const documentOf = () => {
    built ??= build();
    return built;
  };
  http.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(documentOf()),
  );
  // swagger-ui expects the document from @fastify/swagger, which cannot read zod schemas. This plugin replaces it.
  const provider = async (instance: FastifyInstance) => {
    instance.decorate('swagger', documentOf as never);
  };
  await http.register(fastifyPlugin(provider, { name: '@fastify/swagger' }));
  await http.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    theme: { title: 'TimeTrack API' },
    uiConfig: { layout: 'BaseLayout', deepLinking: true, docExpansion: 'list', displayRequestDuration: true },
  });
}

import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { OpenApiDocument } from './openapi-document.js';

/** The page loads nothing from elsewhere and runs nothing inline. */
const policy = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Serves the OpenAPI document, and a page that shows it and tries it out. */
export async function serveApiDocs(http: FastifyInstance, document: OpenApiDocument): Promise<void> {
  http.get('/api/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(document));
  // The page's plugin asks another one for the document. Ours is made of zod schemas, which that one can't read.
  const provider = async (instance: FastifyInstance) => {
    instance.decorate('swagger', (() => document) as never);
  };
  await http.register(fastifyPlugin(provider, { name: '@fastify/swagger' }));
  await http.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    theme: { title: 'TimeTrack API' },
    uiConfig: { layout: 'BaseLayout', deepLinking: true, docExpansion: 'list', displayRequestDuration: true },
  });
}

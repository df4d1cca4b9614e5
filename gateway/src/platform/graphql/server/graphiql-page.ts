import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const address = '/graphiql/';

/** The editor writes style elements of its own; scripts stay as strict as everywhere. */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self' ws: wss:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves GraphiQL as it was built: its own files, nothing from elsewhere. Needs `sendFile` of @fastify/static. */
export function serveGraphiql(http: FastifyInstance, folder: string): void {
  http.get<{ Params: { '*': string } }>(`${address}*`, (request, reply) => {
    reply.header('content-security-policy', policy).header('cache-control', 'no-cache');
    const file = request.params['*'] || 'index.html';
    if (existsSync(path.join(folder, 'index.html'))) return reply.sendFile(file, folder);
    return reply.code(503).send('GraphiQL is not built: run "npm run build".');
  });
}

/** Shows GraphiQL to whoever opens the GraphQL address in a browser. To be called on the GraphQL door. */
export function showGraphiqlToBrowsers(http: FastifyInstance): void {
  http.addHook('onRequest', async (request, reply) => {
    const isPage = request.method === 'GET' && !request.raw.upgradeOf && request.headers.accept?.includes('text/html');
    if (isPage) return reply.redirect(address);
    return undefined;
  });
}

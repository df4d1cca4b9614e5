import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const address = '/graphiql/';

/** The editor inserts style elements. Scripts are as restricted as everywhere else. */
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

export function serveGraphiql(http: FastifyInstance, folder: string): void {
  http.get<{ Params: { '*': string } }>(`${address}*`, (request, reply) => {
    reply.header('content-security-policy', policy).header('cache-control', 'no-cache');
    const file = request.params['*'] || 'index.html';
    if (existsSync(path.join(folder, 'index.html'))) return reply.sendFile(file, folder);
    return reply.code(503).send('GraphiQL is not installed. Run "npm run graphiql" once, then reload this page.');
  });
}

/** Redirects a browser that opens the GraphQL address to GraphiQL. Only browsers send this header, for a page alone. Call it on the scope of the GraphQL API. */
export function redirectBrowsersToGraphiql(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate') reply.redirect(address);
    else done();
  });
}

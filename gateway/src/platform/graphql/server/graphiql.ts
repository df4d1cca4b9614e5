import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const address = '/graphiql';

/** The editor inserts style elements. Scripts are as restricted as everywhere else. */
const policyWith = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self' ws: wss:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const welcome = `# Sign in at / in another tab, or here:
# mutation { sessionStart(input: { email: "", password: "" }) { user { firstName role } } }

query WhoAmI { viewer {
  me {
    firstName
    role
    organization {
      name
      timezoneInForce
    }
  }
} }
`;

/** Serves GraphiQL, which is loaded when someone opens it. */
export function serveGraphiql(http: FastifyInstance): void {
  http.get(address, async (_, reply) => {
    const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
    const page = renderGraphiQL({
      title: 'GraphiQL',
      endpoint: '/graphql',
      subscriptionsProtocol: 'WS',
      defaultQuery: welcome,
    });
    const nonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', policyWith(nonce)).header('cache-control', 'no-cache');
    return reply.type('text/html').send(page.replace('<script>', `<script nonce="${nonce}">`));
  });
}

/**
 * Redirects a browser that opens the GraphQL address to GraphiQL. Only browsers send this header, for a page alone. Call it
 * on the scope of the GraphQL API.
 */
export function redirectBrowsersToGraphiql(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate') reply.redirect(address);
    else done();
  });
}

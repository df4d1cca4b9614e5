import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '../../auth/viewer.js';
import type { Caller, RequestFacts } from '../../use-case/index.js';
import { crossSiteRefusal, sentByAnotherSite } from './cross-site.js';
import { cookieCarrier, sessionTokenOf } from './session-cookie.js';

/** Finds who a session token or an API key belongs to; null where it opens nothing any more. */
export type Authenticate = (token: string) => Promise<Viewer | null>;

export interface CallerOptions {
  readonly authenticate: Authenticate;
  /** The same for the secret of an API key. */
  readonly authenticateKey: Authenticate;
  /** Null means that the product is where the request says. */
  readonly publicUrl: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks. There from the first hook on in everything that both doors serve. */
    caller: Caller;
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Finds out who asks, before anything of the request is read, and refuses the writes of other sites. */
export function identifyCallers(
  http: FastifyInstance,
  { authenticate, authenticateKey, publicUrl }: CallerOptions,
): void {
  http.decorateRequest('caller');
  http.addHook('onRequest', async (request, reply) => {
    const facts = factsOf(request, publicUrl);
    const key = bearerOf(request);
    const token = sessionTokenOf(request);
    if (token && !reading.has(request.method) && sentByAnotherSite(request.headers, facts.publicUrl)) {
      throw crossSiteRefusal();
    }
    request.caller = {
      // A program that shows a key means the key, whatever cookie comes along.
      viewer: key === null ? await viewerOf(request, authenticate) : await authenticateKey(key),
      request: facts,
      session: cookieCarrier(request, reply, facts.publicUrl.startsWith('https:')),
    };
    // What a signed-in person reads is nobody else's to keep.
    reply.header('cache-control', 'no-store');
  });
}

/** The key of `Authorization: Bearer tt_...` (RFC 6750); null where the request has no such header. */
function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** Whose session the request carries, as of now. */
export async function viewerOf(request: FastifyRequest, authenticate: Authenticate): Promise<Viewer | null> {
  const token = sessionTokenOf(request);
  return token ? authenticate(token) : null;
}

export function factsOf(request: FastifyRequest, publicUrl: string | null): RequestFacts {
  return {
    id: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    publicUrl: publicUrl ?? `${request.protocol}://${request.host || 'localhost'}`,
  };
}

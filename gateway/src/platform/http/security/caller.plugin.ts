import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '../../auth/viewer.types.js';
import type { Caller, RequestFacts } from '../../use-case/index.js';
import { crossSiteFailure, isSentByAnotherSite } from './cross-site.validator.js';
import { factsOf } from './request-facts.builder.js';
import { createCookieCarrier, sessionTokenOf } from './session-cookie.adapter.js';

/** Finds the viewer of a session token or an API key; null if it is unknown or no longer valid. */
export type Authenticate = (token: string, request: RequestFacts) => Promise<Viewer | null>;

export interface CallerOptions {
  readonly authenticate: Authenticate;
  /** The same for the secret of an API key. */
  readonly authenticateKey: Authenticate;
  /** Null means the address in the request. */
  readonly publicUrl: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller. Set by the first hook of REST and GraphQL. */
    caller: Caller;
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Identifies the caller before the body is read, and rejects writes from other sites. */
export function identifyCallers(
  http: FastifyInstance,
  { authenticate, authenticateKey, publicUrl }: CallerOptions,
): void {
  http.decorateRequest('caller');
  http.addHook('onRequest', async (request, reply) => {
    const facts = factsOf(request, publicUrl);
    const key = bearerOf(request);
    const token = sessionTokenOf(request);
    if (token && !reading.has(request.method) && isSentByAnotherSite(request.headers, facts.publicUrl)) {
      throw crossSiteFailure();
    }
    const session = createCookieCarrier(request, reply, facts.publicUrl.startsWith('https:'));
    // Set before the caller is known: a failure of the authentication is reported with these facts.
    request.caller = { viewer: null, request: facts, session };
    // An API key takes precedence over a cookie.
    const viewer = key === null ? await viewerOf(request, authenticate) : await authenticateKey(key, facts);
    request.caller = { viewer, request: facts, session };
    // Caches must not store the data of a signed-in user.
    reply.header('cache-control', 'no-store');
  });
}

/** The key in `Authorization: Bearer tt_...` (RFC 6750); null without this header. */
function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** The viewer of the request's session at this moment. */
export async function viewerOf(request: FastifyRequest, authenticate: Authenticate): Promise<Viewer | null> {
  const token = sessionTokenOf(request);
  return token ? authenticate(token, request.caller.request) : null;
}

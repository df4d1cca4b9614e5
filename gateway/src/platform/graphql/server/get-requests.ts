import type { FastifyInstance, FastifyRequest } from 'fastify';
import { crossSiteFailure, isSentByAnotherSite } from '../../http/security/cross-site.js';
import { sessionTokenOf } from '../../http/security/session-cookie.js';

/** Apollo Server takes it as proof that no form and no image of another site sent the request. */
const preflighted = 'apollo-require-preflight';

/**
 * Accepts queries by GET from clients that add no header for Apollo Server, such as urql, and rejects those of other sites,
 * even without a cookie. Apollo Server rejects mutations by GET. Call it on the scope of the GraphQL API.
 */
export function acceptGetRequests(http: FastifyInstance): void {
  http.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'GET' || request.raw.upgradeOf) return done();
    if (isSentByAnotherSite(request.headers, request.caller.request.publicUrl)) throw crossSiteFailure();
    if (isKnownToBeSafe(request)) request.headers[preflighted] = 'true';
    done();
  });
}

/**
 * A browser without `Sec-Fetch-Site` does not say which site sent a request, and may add the cookie to it. Such a request
 * still needs a header that only our own pages can set.
 */
function isKnownToBeSafe(request: FastifyRequest): boolean {
  const { headers, caller } = request;
  if (headers['sec-fetch-site'] !== undefined || headers.authorization !== undefined) return true;
  return sessionTokenOf(request, caller.request.publicUrl.startsWith('https:')) === null;
}

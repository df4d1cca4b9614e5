import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '../../auth/viewer.js';
import type { Limits } from '../../config/config.js';
import { CallerCheck } from '../../database/caller-check.js';
import { DomainError } from '../../errors/index.js';
import type { RateLimits } from '../../ports/platform.js';
import { networkOf } from '../../rate-limits/network.js';
import type { Caller, Callers, RequestFacts } from '../../use-case/index.js';
import { hasBody, isMultipart } from '../bodies/request-body.js';
import { identifyPending } from '../callers/expected-caller.js';
import { createCookieCarrier, rememberedOf, sessionTokenOf } from './session-cookie.js';

interface CallerOptions {
  readonly callers: Callers;
  /** Null means the address in the request. */
  readonly publicUrl: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Identifies the caller, and rejects writes from other sites. A body of JSON is read before: it is small, and may take minutes
 * to arrive. Files are received afterwards, so that a stranger cannot upload 100 MB, and their sender is looked up once more.
 */
export function identifyCallers(http: FastifyInstance, { callers, publicUrl }: CallerOptions): void {
  http.decorateRequest('caller');
  http.decorateRequest('pendingCaller');
  http.addHook('onRequest', async (request, reply) => {
    const facts = factsOf(request, publicUrl);
    const key = bearerIn(request.headers.authorization);
    const isSecure = facts.publicUrl.startsWith('https:');
    const token = sessionTokenOf(request, isSecure);
    if (token && !reading.has(request.method) && isSentByAnotherSite(request.headers, facts.publicUrl)) {
      throw crossSiteFailure();
    }
    const session = createCookieCarrier(request, reply, isSecure);
    // Set before the caller is known: a failure of the authentication is reported with these facts.
    request.caller = { viewer: null, request: facts, session };
    // Caches must not store the data of a signed-in user.
    reply.header('cache-control', 'no-store');
    if (key !== null || token) await identifyCaller(request, { key, token }, callers);
  });
  http.addHook('preHandler', async (request) => {
    const { pendingCaller, headers } = request;
    if (pendingCaller && !pendingCaller.check && !isMultipart(headers['content-type'])) await identifyPending(request);
  });
}

interface Credentials {
  readonly key: string | null;
  readonly token: string | null;
}

async function identifyCaller(request: FastifyRequest, { key, token }: Credentials, callers: Callers): Promise<void> {
  const identify = () => lookUpCaller(request, key, callers);
  if (isMultipart(request.headers['content-type'])) {
    await identify();
    if (request.caller.viewer) request.pendingCaller = { check: undefined, identify };
    return;
  }
  const expected = key === null && token && mayConfirmLater(request) ? callers.expect(token) : undefined;
  const check = expected && new CallerCheck(expected, callers.ask(expected));
  if (check || hasBody(request.headers)) request.pendingCaller = { check, identify };
  else await identify();
}

/** An API key takes precedence over a cookie. */
async function lookUpCaller(request: FastifyRequest, key: string | null, callers: Callers): Promise<void> {
  const { caller } = request;
  const viewer = key === null ? await viewerOf(request, callers) : await callers.findByKey(key, caller.request);
  request.caller = { ...caller, viewer };
}

/** Whether the check can wait for the first statement. */
function mayConfirmLater({ routeOptions, headers }: FastifyRequest): boolean {
  return routeOptions.config.confirmsCaller === true && headers.upgrade === undefined;
}

/** The key in `Authorization: Bearer tt_...` (RFC 6750), wherever a client sent this header; null without it. */
export function bearerIn(value: unknown): string | null {
  return typeof value === 'string' ? (/^Bearer +(\S+) *$/i.exec(value)?.[1] ?? null) : null;
}

export async function viewerOf(
  request: FastifyRequest,
  { findBySession }: Pick<Callers, 'findBySession'>,
): Promise<Viewer | null> {
  const { request: facts } = request.caller;
  const token = sessionTokenOf(request, facts.publicUrl.startsWith('https:'));
  return token === null ? null : findBySession(token, facts);
}

function factsOf(request: FastifyRequest, configuredUrl: string | null): RequestFacts {
  const publicUrl = configuredUrl ?? `${request.protocol}://${request.host || 'localhost'}`;
  return {
    id: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    publicUrl,
    remembered: rememberedOf(request, publicUrl.startsWith('https:')),
  };
}

/** The caller as far as they are known: a request can fail before its caller is identified. */
export function callerOf(request: FastifyRequest): Pick<Caller, 'viewer' | 'request'> {
  return (request.caller as Caller | undefined) ?? { viewer: null, request: factsOf(request, null) };
}

interface RequestLimitOptions {
  readonly rateLimits: RateLimits;
  readonly limits: Pick<Limits, 'requestsPerAddress' | 'requestsPerSession'>;
  readonly publicUrl: string | null;
}

/** Register it before callers are identified, so that a flood costs no look-up. */
export function limitRequests(http: FastifyInstance, { rateLimits, limits, publicUrl }: RequestLimitOptions): void {
  http.addHook('onRequest', (request, _reply, done) => {
    rateLimits.count(limits.requestsPerAddress, networkOf(request.ip));
    const isSecure = (publicUrl ?? `${request.protocol}:`).startsWith('https:');
    const token = sessionTokenOf(request, isSecure);
    if (token) rateLimits.count(limits.requestsPerSession, token);
    done();
  });
}

/**
 * Whether a page of another site sent the request. Pages cannot set these two headers; only the browser can. Clients
 * other than browsers send neither, and pass. Another subdomain (`same-site`) counts as another site, unless its `Origin`
 * is the address of the product.
 */
export function isSentByAnotherSite(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return false;
  if (site === 'cross-site') return true;
  const { origin } = headers;
  if (origin === undefined) return site !== undefined;
  const sender = hostOf(origin);
  return sender === undefined || sender !== hostOf(publicUrl);
}

export const crossSiteFailure = () =>
  new DomainError('forbidden', 'request.cross-site', 'Requests from other sites are not accepted', {
    securityEvent: 'request.cross-site',
  });

/** Compares hosts rather than origins: behind a proxy that terminates TLS, the scheme differs. */
function hostOf(address: string): string | undefined {
  return URL.parse(address)?.host;
}
